// Advice to read before reporting, as editors write it. One article contains a script, which must never reach a visitor.
import type { CountryCode } from '@husrum/domain'
import type { SeededArticle } from './case-seed.ts'

export const seededArticles: Readonly<Record<Exclude<CountryCode, 'FI'>, readonly SeededArticle[]>> = {
  SE: [
    {
      id: 'tap',
      title: 'Kranen droppar',
      text: '<p>Stäng kranen försiktigt, utan att dra hårt. Droppar den ändå är det oftast packningen som är slut.</p><ul><li>Ställ en skål under tills vi kommer.</li><li>Rinner det under diskbänken: stäng avstängningen i skåpet och ring jouren.</li></ul><script>document.title = "Jag ska inte synas"</script>',
    },
    {
      id: 'drain',
      title: 'Stopp i avloppet',
      text: '<p>Rensa silen och vattenlåset först. Lägg en trasa runt röret och ställ en hink under.</p><p>Trycker vatten upp ur golvbrunnen: sluta spola och ring jouren.</p>',
    },
    {
      id: 'shutOff',
      title: 'Så stänger du av vattnet',
      text: '<p>Avstängningen sitter oftast bakom en lucka i badrummet eller i hallen. Vrid kranarna medurs tills det tar stopp.</p>',
    },
    {
      id: 'radiator',
      title: 'Elementet är kallt',
      text: '<p>Elementet ska vara kallt när rummet är varmt nog. Är det kallare än 20 grader inne: vrid termostaten till högsta läget och vänta ett dygn.</p><p>Är det varmt upptill och kallt nertill är det som det ska.</p>',
    },
    {
      id: 'fuse',
      title: 'Ljuset är släckt',
      text: '<p>Se efter i elskåpet i hallen om en säkring eller jordfelsbrytaren har slagit ifrån. Slår den ifrån igen: låt den vara och anmäl felet.</p>',
    },
  ],
  NO: [
    {
      id: 'tap',
      title: 'Hva gjør jeg når kranen drypper?',
      description: 'Gjelder kjøkken og bad.',
      text: '<p>Steng kranen forsiktig, uten å dra hardt. Drypper den likevel, er det som regel pakningen som er slitt.</p><ul><li>Sett en bolle under til vi kommer.</li><li>Renner det under benken: steng kranen i skapet og ring vakttelefonen.</li></ul><script>document.title = "Jeg skal ikke synes"</script>',
    },
    {
      id: 'drain',
      title: 'Avløpet er tett. Hva nå?',
      text: '<p>Rens silen og vannlåsen først. Legg en klut rundt røret og sett en bøtte under.</p><p>Kommer det vann opp av sluket: slutt å bruke vann og ring vakttelefonen.</p>',
    },
    {
      id: 'shutOff',
      title: 'Hvordan stenger jeg vannet?',
      text: '<p>Stoppekranen sitter som regel bak en luke på badet eller i gangen. Vri med klokken til den stopper.</p>',
    },
    {
      id: 'radiator',
      title: 'Hvorfor er radiatoren kald?',
      text: '<p>Radiatoren skal være kald når rommet er varmt nok. Er det kaldere enn 20 grader inne: vri termostaten helt opp og vent et døgn.</p>',
    },
    {
      id: 'fuse',
      title: 'Lyset er borte. Hva kan jeg gjøre?',
      text: '<p>Se i sikringsskapet om en sikring eller jordfeilbryteren har slått ut. Slår den ut igjen: la den være og meld feilen.</p>',
    },
  ],
}
