// Smoke assertions for money: the built package, through its public names.
/** @param {any} domain @param {(name: string, actual: unknown, expected: unknown) => void} is */
export const money = (
  {
    amountText,
    differenceOfMoney,
    exactMoney,
    isMoney,
    maxMoney,
    moneyOf,
    noMoney,
    shareOfMoney,
    sumOfMoney,
    wholeUnitsOf,
  },
  is,
) => {
  is('0.29 kronor are 29 öre', exactMoney(0.29), 29)
  is('a third of an öre is no amount', exactMoney(0.003) ?? 'none', 'none')
  is('a service is rounded to the öre', moneyOf(1999.999), 200_000)
  is('what is no amount is nothing', moneyOf(Number.NaN), noMoney)
  is('whole units come back', wholeUnitsOf(moneyOf(2500)), 2500)
  is('an amount is written with two decimals', amountText(5), '0.05')
  is('a difference is exact', differenceOfMoney(60, 10, 20), 30)
  is('a sum is exact', sumOfMoney([10, 20]), 30)
  is('a sum ends at the largest amount', sumOfMoney([maxMoney, 1]) ?? 'none', 'none')
  is('half an öre is no amount', isMoney(0.5), false)
  is('7 % of 100 are 7', shareOfMoney(100, 0.07, 'up'), 7)
}
