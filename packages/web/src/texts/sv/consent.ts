// Swedish: the cookie prompt, the settings and the list of cookies.
import type { ConsentCategory, CookieLifetime, ListedCookie } from '@husrum/domain'

const units = {
  minutes: ['minut', 'minuter'],
  hours: ['timme', 'timmar'],
  days: ['dag', 'dagar'],
  months: ['månad', 'månader'],
} as const

export const texts = {
  prompt: {
    heading: 'Får vi använda cookies?',
    /** A paragraph each: a single large one would be the largest paint of a quiet page, two seconds late. */
    text: [
      'Några cookies behövs för att sidan ska fungera.',
      'Säger du ja använder vi också sådana som räknar besök, anpassar annonser och visar filmer från andra företag.',
      'Du kan ändra dig när du vill.',
    ],
    /** Read out once by screen readers when the prompt has come. */
    announcement: 'En fråga om cookies finns överst på sidan.',
    choices: 'Välj själv',
    /** Says that closing refuses. */
    close: 'Stäng, det räknas som nej',
    readMore: 'Läs mer om cookies',
  },
  agree: 'Godkänn alla',
  necessaryOnly: 'Bara nödvändiga',
  save: 'Spara mina val',
  settings: {
    heading: 'Cookieinställningar',
    text: 'Välj vad vi får använda. Valet gäller i sex månader i den här webbläsaren.',
    close: 'Stäng utan att ändra',
  },
  categories: {
    necessary: {
      name: 'Nödvändiga',
      text: 'Behövs för att sidan ska fungera: ditt val om cookies, en inloggning, ett påbörjat formulär.',
    },
    statistics: {
      name: 'Statistik',
      text: 'Räknar besök, så att vi ser vilka sidor som läses och kan göra dem bättre.',
    },
    marketing: {
      name: 'Marknadsföring',
      text: 'Visar vilken annons du kom från, och våra annonser på andra webbplatser.',
    },
    thirdParty: {
      name: 'Tredje part',
      text: 'Filmer från YouTube och Vimeo, som då kan sätta egna cookies.',
    },
  } satisfies Record<ConsentCategory, { name: string; text: string }>,
  alwaysOn: 'Alltid på',
  form: {
    legend: 'Det här får ni använda',
    unanswered: 'Du har inte svarat än. Bara nödvändiga cookies används.',
    /** `date` is formatted. */
    answered: (date: string) => `Du svarade den ${date}. Så här ser ditt val ut nu.`,
    saved: 'Ditt val är sparat.',
  },
  list: {
    heading: 'Våra cookies, en för en',
    text: 'En cookie sätts först när den behövs, så alla finns sällan i din webbläsare samtidigt.',
    purpose: 'Används till',
    lifetime: 'Finns kvar',
    noneOfOurs:
      'Vi sätter inga egna cookies här. När du spelar en film kan YouTube eller Vimeo sätta sina egna.',
    ownMemory:
      'Webbläsaren minns också var på sidan du var, tills du stänger fliken. Om du inte är inloggad minns den även vilka bostäder du har sparat, dolt eller valt att jämföra, tills du tar bort dem. Inget av det skickas till oss förrän du loggar in.',
    purposes: {
      token: 'Håller dig inloggad.',
      visitor:
        'Ett slumpat nummer som skiljer ditt besök från andras i statistiken, och minns vilka bostäder du har tittat på.',
      consent: 'Minns vad du har svarat om cookies.',
      personalIdAnswered: 'Minns att du har svarat på frågan om att bekräfta din identitet.',
      campaignSource: 'Minns vilken annons eller vilket utskick du kom från.',
      residenceType: 'Minns om du tittade på bostäder, projekt eller områden när du sökte.',
      scrollPosition: 'Minns hur långt ner i sökningen du var.',
      searchItems: 'Minns hur många bostäder du vill se per sida.',
      premisesFilters: 'Minns dina senaste val när du söker lokal.',
      interest: 'Minns vilka bostäder och projekt du har anmält intresse för, så att sidan kan säga det.',
      caseManagement: 'Minns vilken felanmälan du har börjat på, och att du nyss har skickat en.',
      booking: 'Minns vilken bostad du håller på att boka.',
      signing: 'Knyter en påbörjad underskrift, och en medköpares länk, till din webbläsare.',
      showingHost: 'Gör webbläsaren till värdens vid en visning, så att gäster kan prickas av.',
      panorama: 'Knyter 360-gradersbilder till webbläsaren som de öppnades i.',
      favoriteNotice: 'Minns att du har sett att favoriter sparas på den här enheten.',
      banner: 'Minns vilket viktigt meddelande du har stängt.',
      binding: 'Hör till din inloggning, så att ingen annan kan använda den.',
      identification: 'Knyter en påbörjad legitimering till din webbläsare.',
      device: 'Minns att du har loggat in här förut, så att andras felaktiga försök inte stänger dig ute.',
      typedForm:
        'Minns vad du skrev i ett formulär som behöver rättas, utom lösenord. Innehållet är krypterat.',
    } satisfies Record<ListedCookie, string>,
    lifetimes: (lifetime: CookieLifetime) =>
      lifetime.unit === 'session'
        ? 'Tills du stänger webbläsaren'
        : `${lifetime.value} ${units[lifetime.unit][lifetime.value === 1 ? 0 : 1]}`,
  },
}

export type ConsentTexts = typeof texts
