// Swedish: homes that somebody has saved, hidden, or set side by side.

export const texts = {
  emptyHeading: 'Inga favoriter än',
  empty: 'Tryck på hjärtat vid en bostad som du vill komma tillbaka till.',
  toList: 'Alla favoriter, med priser och nyheter',
  search: 'Sök bostad',
  onDevice: 'Favoriterna sparas i den här webbläsaren. Loggar du in följer de med till dina andra enheter.',
  onDeviceAlone: 'Favoriterna sparas i den här webbläsaren.',
  login: 'Logga in',
  withoutScript: 'Utan JavaScript kan bostäder bara sparas eller döljas när du är inloggad.',
  sold: (day?: string) => (day === undefined ? 'Såld sedan du sparade den.' : `Såld ${day}.`),
  price: (before: string, now: string, day?: string) =>
    day === undefined
      ? `Priset var ${before} när du sparade den.`
      : `Nytt pris ${day}: ${now}, tidigare ${before}.`,
  status: (before: string, now: string, day?: string) =>
    day === undefined
      ? `Var ”${before}” när du sparade den.`
      : `${now} sedan ${day}, tidigare ${before.toLowerCase()}.`,
  showing: (moment: string) => `Ny visning: ${moment}`,
  isNew: 'Nytt',
  news: (count: number) =>
    count === 1 ? 'En av dina favoriter har nyheter.' : `${count} av dina favoriter har nyheter.`,
  see: 'Jag har sett det nya',
  gone: (date: string) => `En bostad som du sparade ${date} finns inte kvar hos oss.`,
  remove: 'Ta bort',
  hiddenHeading: 'Dolda bostäder',
  hiddenText: 'De här visas inte i dina söklistor.',
  showAgain: 'Visa igen',
  askFavourite: (name: string) => `Spara ${name} som favorit`,
  askHidden: (name: string) => `Dölj ${name} i listorna`,
  failedHeading: 'Vi når inte våra bostäder just nu',
  failed: 'Dina favoriter finns kvar. Ladda om sidan om en stund.',
  waiting: 'Hämtar dina favoriter …',
  compare: (words: string) => `Jämför ${words}`,
  compareNone: 'Rensa',
  homes: (count: number) => (count === 1 ? `${count} bostad` : `${count} bostäder`),
  undo: 'Ångra',
  wasHidden: (name: string) => `${name} är dold.`,
  close: 'Stäng',
  full: 'Du har redan så många som går att spara. Ta bort någon först.',
  away: 'Det gick inte att spara just nu. Försök igen.',
  fourCompared: 'Högst fyra bostäder går att jämföra. Ta bort en först.',
  marksLabel: 'Dina val bland bostäderna',
  fact: 'Uppgift',
  differs: 'skiljer sig',
  choose: 'Välj två till fyra bostäder med knappen Jämför på deras kort.',
  removed: (words: string) => `${words} finns inte kvar hos oss.`,
  removeFrom: (name: string) => `Ta bort ${name} ur jämförelsen`,
  print: 'Skriv ut',
  plans: 'Planlösningar i samma skala',
  table: 'Jämförelse av bostäder',
  stage: 'Projekt',
  place: 'Plats',
  rooms: 'Rum',
  area: 'Boarea',
  statusLabel: 'Status',
  viewing: 'Nästa visning',
  scroll: 'Tabellen går att rulla i sidled.',
}

export type FavouritesTexts = typeof texts
