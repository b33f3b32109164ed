// What forms of a payment without script need to know: no schema comes along.

/** Where joining is posted without script. Fields: `action`, `code` or `pay`; then `campaignCode`, or `provider` and `phone`. */
export const vipFormPath = '/services/vip/form'
