// The page of one step of a timeline: below the timeline that editors wrote, with the step's own title. The contents
// come from a call that checks the owner of the home.
import type { ContentPage, Locale, TimelineStep } from '@husrum/domain'
import type { StoredPage } from '../content/postgres-content-store.ts'
import type { BuildContentPage } from './content-page.ts'
import type { PageFrame } from './page-frame.ts'

/** No English page has a timeline. */
const words: Readonly<
  Record<
    Exclude<Locale, 'en'>,
    {
      readonly steps: Readonly<Record<TimelineStep, readonly [title: string, preamble: string]>>
      readonly description: (title: string) => string
    }
  >
> = {
  sv: {
    steps: {
      contract: ['Avtal', 'Avtalet säger vad du köper, till vilket pris och när du ungefär kan flytta in.'],
      interior: ['Inredning', 'Välj det som ska vara ditt medan huset byggs.'],
      inspection: ['Besiktning', 'Bostaden gås igenom före inflyttningen, och det som ska rättas antecknas.'],
      payment: ['Betalning', 'Det som är kvar av priset betalas före nycklarna.'],
      'move-in': ['Inflyttning', 'På tillträdesdagen får du nycklarna.'],
    },
    description: (title) => `${title}: datum, vad du gör, vad det kostar och vad du tar med.`,
  },
  nb: {
    steps: {
      contract: ['Avtale', 'Avtalen sier hva du kjøper, til hvilken pris og omtrent når du kan flytte inn.'],
      interior: ['Innredning', 'Velg det som skal være ditt mens bygget reises.'],
      inspection: ['Befaring', 'Boligen gås gjennom før overtakelsen, og det som skal rettes, skrives ned.'],
      payment: ['Betaling', 'Resten av kjøpesummen betales før nøklene.'],
      'move-in': ['Innflytting', 'På overtakelsesdagen får du nøklene.'],
    },
    description: (title) => `${title}: datoer, hva du gjør, hva det koster og hva du tar med.`,
  },
  fi: {
    steps: {
      contract: [
        'Sopimus',
        'Sopimuksesta näet, mitä ostat, mihin hintaan ja milloin suunnilleen pääset muuttamaan.',
      ],
      interior: ['Sisustus', 'Tee valintasi rakentamisen aikana.'],
      inspection: ['Tarkastus', 'Asunto tarkastetaan ennen muuttoa, ja korjattavat asiat kirjataan.'],
      payment: ['Maksu', 'Hinnan viimeinen erä maksetaan ennen avainten luovutusta.'],
      'move-in': ['Muutto', 'Muuttopäivänä saat avaimet.'],
    },
    description: (title) => `${title}: päivät, näin toimit, mitä se maksaa ja mitä otat mukaan.`,
  },
}

export const timelineStepPage = async (
  frame: PageFrame,
  step: TimelineStep,
  /** The page of the timeline. */
  written: StoredPage,
  contentPage: BuildContentPage,
): Promise<ContentPage> => {
  const { locale } = frame.site
  const { steps, description } = words[locale === 'en' ? 'sv' : locale]
  const [title, preamble] = steps[step]
  const page = await contentPage(frame, {
    ...written,
    path: frame.path,
    title,
    preamble,
    seo: { title: `${title} – ${written.title}`, description: description(title) },
    blocks: [],
  })
  return { ...page, pageId: `timeline/${step}` }
}
