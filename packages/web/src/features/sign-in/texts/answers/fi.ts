// What is said of an outcome, in Finnish.
import type { AnswerTexts } from '../../answer-texts.ts'

export const answerTexts: AnswerTexts = {
  messages: {
    RFA1: 'Käynnistä BankID-sovellus.',
    RFA2: 'BankID-sovellusta ei ole asennettu. Ota yhteyttä pankkiisi.',
    RFA3: 'Toiminto keskeytettiin. Yritä uudelleen.',
    RFA4: 'Tunnistautuminen tai allekirjoitus on jo aloitettu tällä henkilötunnuksella. Yritä uudelleen.',
    RFA5: 'Jokin meni vikaan. Yritä uudelleen.',
    RFA6: 'Toiminto keskeytettiin.',
    RFA8: 'BankID-sovellus ei vastaa. Tarkista, että se on käynnissä ja että verkkoyhteys toimii. Jos sinulla ei ole voimassa olevaa BankID:tä, saat sen pankistasi. Yritä sitten uudelleen.',
    RFA9: 'Kirjoita turvakoodisi BankID-sovellukseen ja valitse tunnistautuminen tai allekirjoitus.',
    RFA13: 'BankID-sovellusta käynnistetään.',
    RFA15A:
      'BankID:tä etsitään. Varmista, että tässä tietokoneessa on voimassa oleva BankID. Jos BankID on kortilla, aseta kortti lukijaan.',
    RFA15B: 'BankID:tä etsitään. Varmista, että tässä laitteessa on voimassa oleva BankID.',
    RFA16: 'BankID on vanhentunut tai suljettu. Käytä toista BankID:tä tai hanki pankistasi uusi.',
    RFA17A: 'Sinulla ei näytä olevan BankID-sovellusta. Asenna se ja hanki BankID pankistasi.',
    RFA17B: 'QR-koodin lukeminen ei onnistunut. Käynnistä BankID-sovellus ja lue QR-koodi.',
    RFA19: 'Haluatko käyttää BankID:tä tässä tietokoneessa vai toisessa laitteessa?',
    RFA20: 'Haluatko käyttää BankID:tä tässä laitteessa vai toisessa laitteessa?',
    RFA21: 'Tunnistautuminen tai allekirjoitus on kesken.',
    RFA22: 'Jokin meni vikaan. Yritä uudelleen.',
    RFA23: 'Kuvaa ja lue henkilöllisyystodistuksesi BankID-sovelluksella.',
    InvalidInput: 'Tarkista tiedot.',
    InvalidEmailLoginInput: 'Väärä sähköpostiosoite tai salasana.',
    MustLoginWithBankId:
      'Tilisi vaatii vahvan tunnistautumisen. Kirjaudu pankkitunnuksilla tai mobiilivarmenteella.',
    SsnNotFound:
      'Emme löydä sinulle tiliä. Luo tili, tai kirjaudu sähköpostilla ja salasanalla, jos sinulla on sellainen tili.',
    UserAlreadyExists: 'Tili on jo olemassa. Kirjaudu sillä.',
    InvalidCampaignCode: 'Kampanjakoodi ei ole voimassa.',
    MustActivatePid: 'Vahvista henkilöllisyytesi, niin voit jatkaa.',
    ChooseBoardMember: 'Minkä taloyhtiön puolesta kirjaudut?',
    NoBoardMember:
      'Emme löydä taloyhtiötä, jonka hallituksessa olet ja jonka tekninen isännöinti on meillä. Ota yhteyttä asiakaspalveluumme, niin selvitämme asian.',
    HasOngoingBusiness: 'Sinulla on jotakin kesken, ja se on hoidettava ensin.',
    Error: 'Jokin meni vikaan. Yritä uudelleen.',
  },
  errorPages: {
    userssnnomatch: {
      heading: 'Allekirjoittaja oli joku muu',
      text: 'Allekirjoituksen henkilötunnus ei ole sama kuin varauksen. Aloita alusta, ja anna varauksen tekijän allekirjoittaa itse.',
    },
    purchaseobjecterror: {
      heading: 'Asuntoa ei voi enää varata',
      text: 'Joku muu ehti ensin, tai varauksesi aika päättyi. Tililtäsi ei ole veloitettu mitään. Etsi jäljellä olevista asunnoista.',
    },
    acceptterms: {
      heading: 'Ehtoja ei ole hyväksytty',
      text: 'Lue asiakirjat ja hyväksy ehdot, ennen kuin jatkat. Palaa varaukseen ja tee se siellä.',
    },
    purchase: {
      heading: 'Kauppa ei onnistunut',
      text: 'Tarkista pankista, onko rahaa veloitettu, ennen kuin yrität uudelleen. Jos olet epävarma, ota yhteyttä, niin selvitämme asian.',
    },
    general: {
      heading: 'Jokin meni vikaan',
      text: 'Vika on meillä. Odota hetki ja yritä uudelleen. Jos se ei auta, ota meihin yhteyttä.',
    },
    notfound: {
      heading: 'Emme löydä varausta',
      text: 'Linkki voi olla vanha, tai asunto on poistettu. Kirjaudu sisään, niin näet varauksesi, tai etsi asunto uudelleen.',
    },
    unauthorizedid: {
      heading: 'Tunnistautumisesi ei riitä tähän',
      text: 'Käytä suomalaista vahvaa tunnistautumista, esimerkiksi pankkitunnuksia tai mobiilivarmennetta.',
    },
    cancel: {
      heading: 'Keskeytit toiminnon',
      text: 'Mikään ei muuttunut. Voit aloittaa alusta, kun haluat.',
    },
    inprogress: {
      heading: 'Jokin muu on jo kesken',
      text: 'Sinulla on jo tunnistautuminen tai maksu kesken. Vie se loppuun sovelluksessa, odota hetki ja yritä uudelleen.',
    },
    timeout: {
      heading: 'Aika päättyi',
      text: 'Vastaus viipyi liian kauan. Pidä sovellus auki ja yritä uudelleen.',
    },
    browsererror: {
      heading: 'Palasit toisessa selaimessa',
      text: 'Turvallisuussyistä tunnistautuminen on vietävä loppuun selaimessa, jossa aloitit, ja evästeiden on oltava sallittuja. Palaa siihen selaimeen tai aloita alusta tässä.',
    },
    bankidinvalid: {
      heading: 'Tunnuksesi ei kelpaa',
      text: 'Se on suljettu, vanhentunut tai sovellus ei tue sitä. Päivitä sovellus tai hanki uusi tunnus pankistasi. Voit myös kirjautua muulla tavalla.',
    },
    loginfailed: {
      heading: 'Kirjautuminen ei onnistunut',
      text: 'Henkilöllisyytesi on vahvistettu, mutta kirjautuminen ei mennyt läpi. Yritä hetken kuluttua uudelleen.',
    },
    usernopid: {
      heading: 'Vahvista henkilöllisyytesi',
      text: 'Jatkaaksesi sinun on liitettävä vahva tunnistautuminen tiliisi. Kirjaudu sisään, niin pyydämme sitä.',
    },
    userexists: {
      heading: 'Sinulla on jo tili',
      text: 'Näillä tiedoilla on jo tili. Kirjaudu sillä sen sijaan, että loisit uuden.',
    },
  },
  fieldErrors: {
    required: () => 'Täytä tämä kohta.',
    email: () => 'Kirjoita sähköpostiosoite, esimerkiksi nimi@esimerkki.fi.',
    phoneNumber: () => 'Käytä vain numeroita, plusmerkkiä, yhdysmerkkiä ja välilyöntejä.',
    inputToLong: ({ max }) => `Kirjoita enintään ${max ?? 50} merkkiä.`,
    invalidInput: ({ forbidden }) =>
      forbidden === undefined ? 'Tätä ei voi käyttää.' : `Poista ”${forbidden}”.`,
    emailInUse: () => 'Osoite on jo käytössä.',
    emailVerificationCodeWrong: () => 'Koodi ei täsmää. Siinä on kuusi numeroa, ja se on sähköpostissa.',
    minLength: ({ min }) => `Käytä vähintään ${min ?? 8} merkkiä.`,
    maxLength: ({ max }) => `Käytä enintään ${max ?? 128} merkkiä.`,
    passwordNoMatch: () => 'Salasanat eivät ole samat.',
    commonPassword: () => 'Moni arvaisi tuon ensimmäisenä. Valitse toinen, mieluiten muutama sana peräkkäin.',
    unknownValue: () => 'Valitse jokin luettelosta.',
  },
  ongoing: {
    booking: 'Varaus',
    document: 'Allekirjoitettava sopimus',
    payment: 'Maksu',
    errand: 'Asia',
  },
  tryAgainIn: (minutes) => `Liian monta yritystä. Yritä uudelleen ${minutes} minuutin kuluttua.`,
  offline:
    'Palveluun ei juuri nyt saada yhteyttä. Kirjoittamasi on tallella. Tarkista yhteys ja yritä uudelleen.',
  signedOut: 'Et ole enää kirjautuneena. Kirjaudu sisään ja yritä uudelleen.',
  summary: 'Jotakin on korjattava',
  ways: {
    retry: 'Yritä uudelleen',
    login: 'Kirjaudu sisään',
    createAccount: 'Luo tili',
    search: 'Etsi asuntoa',
    myPages: 'Sivuni-palveluun',
    start: 'Etusivulle',
    faultReport: 'Tee vikailmoitus',
    contact: 'Jos tarvitset apua, ota yhteyttä.',
    verify: 'Vahvista henkilöllisyys',
  },
}
