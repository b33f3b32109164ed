// Finnish: signing in, registering and everything around an account, with the outcome of each step.
import type { SignInTexts } from '../sv/sign-in.ts'

export const texts: SignInTexts = {
  heading: 'Kirjaudu sisään',
  blocked: {
    heading: 'Selain ei ota vastaan evästeitä',
    text: 'Ilman evästeitä et voi olla kirjautuneena. Salli evästeet tälle sivustolle selaimen asetuksissa ja lataa sivu sitten uudelleen.',
  },
  tabs: { label: 'Kirjaudu', private: 'Sivuni', board: 'Hallituksen sivut' },
  fields: {
    email: 'Sähköpostiosoite',
    password: 'Salasana',
    wrongPassword: 'Salasana ei täsmää.',
    newPassword: 'Uusi salasana',
    repeatedPassword: 'Sama salasana uudelleen',
    passwordHint: 'Vähintään 8 merkkiä. Neljä toisiinsa liittymätöntä sanaa on hyvä salasana.',
    firstName: 'Etunimi',
    lastName: 'Sukunimi',
    phone: 'Matkapuhelinnumero',
    campaignCode: 'Kampanjakoodi',
    optional: 'vapaaehtoinen',
    newsletter: 'Kyllä, haluan uutiskirjeen uusista kohteista',
    acceptTerms: 'Hyväksyn, että tietojani käytetään tiliä varten',
    mustTick: 'Merkitse ruutu, niin voit jatkaa.',
    privacy: 'Lue tietosuojasta',
    code: 'Sähköpostissa oleva koodi',
    showPassword: 'Näytä salasana',
    hidePassword: 'Piilota salasana',
  },
  identity: {
    provider: {
      bank_id: 'ruotsalainen BankID',
      eident: 'norjalainen BankID',
      signicat: 'vahva tunnistautuminen',
    },
    signIn: {
      bank_id: 'Kirjaudu ruotsalaisella BankID:llä',
      eident: 'Kirjaudu norjalaisella BankID:llä',
      signicat: 'Kirjaudu pankkitunnuksilla tai mobiilivarmenteella',
    },
    verify: {
      bank_id: 'Vahvista ruotsalaisella BankID:llä',
      eident: 'Vahvista norjalaisella BankID:llä',
      signicat: 'Vahvista pankkitunnuksilla tai mobiilivarmenteella',
    },
    register: {
      bank_id: 'Jatka ruotsalaisella BankID:llä',
      eident: 'Jatka norjalaisella BankID:llä',
      signicat: 'Jatka pankkitunnuksilla tai mobiilivarmenteella',
    },
    notOffered:
      'Sähköinen tunnistautuminen ei ole juuri nyt käytettävissä tällä sivustolla. Ota meihin yhteyttä, niin autamme.',
    onOtherDevice: 'Käytä BankID:tä toisessa laitteessa',
    onThisDevice: 'Avaa BankID tässä laitteessa',
    waiting: {
      bank_id: 'Odotetaan BankID:tä',
      eident: 'Odotetaan BankID:tä',
      signicat: 'Odotetaan tunnistautumista',
    },
    open: 'Avaa BankID',
    steps: [
      'Avaa BankID-sovellus puhelimessa tai tabletissa.',
      'Paina sovelluksen QR-painiketta ja lue tämä koodi.',
      'Tarkista, että tunnistaudut meille, ja seuraa sovelluksen ohjeita.',
    ],
    qr: 'QR-koodi BankID:tä varten',
    starting: 'Aloitetaan …',
    leaving: {
      bank_id: 'Sinut ohjataan BankID-palveluun.',
      eident: 'Sinut ohjataan BankID-palveluun.',
      signicat: 'Sinut ohjataan tunnistautumispalveluun.',
    },
    goOn: {
      bank_id: 'Jatka BankID-palveluun',
      eident: 'Jatka BankID-palveluun',
      signicat: 'Jatka tunnistautumispalveluun',
    },
    checking: 'Tarkistamme tunnistautumistasi.',
    noConnection: 'Yhteyttä ei juuri nyt saada. Yritämme uudelleen.',
    slow: 'Tämä kestää tavallista kauemmin. Voit odottaa tai aloittaa alusta.',
    startAgain: 'Aloita alusta',
    cancel: 'Peruuta',
    done: 'Valmis. Sinut kirjataan sisään.',
  },
  email: {
    heading: 'Sähköposti ja salasana',
    submit: 'Kirjaudu sisään',
    forgot: 'Unohtuiko salasana?',
    withoutAccount: 'Eikö sinulla ole tiliä?',
    create: 'Luo tili',
  },
  board: {
    text: 'Taloyhtiön hallituksen jäsenille. Tunnistaudu ja valitse sitten, mitä taloyhtiötä edustat.',
    withoutManagement: 'Eikö taloyhtiönne tekninen isännöinti ole meillä?',
    report: 'Tee vikailmoitus kirjautumatta',
    goOnWithout: 'Jatka ilman teknistä isännöintiä',
  },
  association: { next: 'Jatka', cancel: 'Peruuta kirjautuminen' },
  register: {
    identityHeading: 'Vahvalla tunnistautumisella',
    identityText: {
      bank_id: 'Nopein tapa. Salasanaa ei tarvitse muistaa.',
      eident: 'Nopein tapa. Salasanaa ei tarvitse muistaa.',
      signicat: 'Nopein tapa. Voit heti varata ja allekirjoittaa, eikä salasanaa tarvitse muistaa.',
    },
    identified: 'Henkilöllisyytesi on vahvistettu. Täytä loput tiedot, niin tili on valmis.',
    emailHeading: 'Sähköpostilla ja salasanalla',
    emailText: 'Voit liittää vahvan tunnistautumisen tiliin myöhemmin.',
    submit: 'Luo tili',
    lookAtMail: 'Tarkista sähköpostisi',
    mailSent: (email) =>
      `Lähetimme viestin osoitteeseen ${email}. Avaa siinä oleva linkki, niin voit kirjautua. Jos viestiä ei näy, tarkista roskapostikansio.`,
    haveAccount: 'Onko sinulla jo tili?',
  },
  forgot: {
    submit: 'Lähetä linkki',
    sentHeading: 'Tarkista sähköpostisi',
    sent: (email) => `Jos osoitteella ${email} on tili, lähetämme siihen linkin. Se on voimassa tunnin.`,
    noMail: 'Eikö viestiä näy? Tarkista roskapostikansio ja se, että osoite on oikein.',
    again: 'Muuta osoitetta tai lähetä uudelleen',
    back: 'Takaisin kirjautumiseen',
  },
  setPassword: {
    submit: 'Tallenna salasana',
    done: 'Salasana on tallennettu, ja kaikki muut kirjautumiset on päätetty. Nyt voit kirjautua sisään.',
    noLink: 'Avaa sähköpostissa oleva linkki, niin voit valita uuden salasanan. Linkki puuttuu tästä.',
    linkOver: 'Linkki on jo käytetty tai vanhentunut. Pyydä uusi.',
    newLink: 'Pyydä uusi linkki',
  },
  changeEmail: {
    ownPassword: 'Salasanasi',
    ownPasswordHint: 'Ei tarvita, jos olet vahvistanut henkilöllisyytesi viimeisten viiden minuutin aikana.',
    confirmInstead: 'Vahvista henkilöllisyytesi sen sijaan',
    submit: 'Lähetä koodi',
    codeText: (email) =>
      `Lähetimme koodin osoitteeseen ${email}. Se on voimassa 15 minuuttia. Vanha osoitteesi on voimassa, kunnes olet vahvistanut uuden.`,
    confirm: 'Vahvista osoite',
    otherAddress: 'Vaihda toiseen osoitteeseen',
    done: 'Uusi sähköpostiosoitteesi on vahvistettu.',
    mustSignIn: 'Kirjaudu sisään, niin voit vaihtaa sähköpostiosoitteesi.',
    confirmHeading: 'Vahvista sähköpostisi',
    confirmedHeading: 'Osoite on vahvistettu',
    confirmText:
      'Kirjoita salasana, jonka valitsit tiliä luodessasi. Sen jälkeen osoite on vahvistettu ja voit kirjautua.',
    passwordHint:
      'Loitko tilin vahvalla tunnistautumisella? Kirjaudu ensin sillä tässä selaimessa, niin et tarvitse salasanaa.',
    notMeHeading: 'Etkö luonut tiliä itse?',
    notMeText:
      'Ilmoita siitä, niin poistamme tilin. Silloin kukaan ei voi käyttää osoitettasi palvelussamme.',
    notMe: 'En luonut tiliä',
    rejectedHeading: 'Kiitos ilmoituksesta',
    rejected: 'Linkki ei ole enää voimassa, eikä kukaan voi kirjautua palveluumme sähköpostiosoitteellasi.',
    confirmLink: 'Vahvista sähköpostiosoitteeni',
    confirmed: 'Nyt voit kirjautua sisään.',
    linkOver: 'Linkki on jo käytetty tai vanhentunut. Yritä kirjautua tai luo tili uudelleen.',
  },
  emailSignIn: {
    heading: 'Kirjautuminen sähköpostilla',
    isOn: 'Voit kirjautua sähköpostilla ja salasanalla. Jos poistat sen käytöstä, kirjaudut vain vahvalla tunnistautumisella.',
    isOff: 'Kirjautuminen sähköpostilla on pois käytöstä. Kirjaudut vahvalla tunnistautumisella.',
    switchOff: 'Poista sähköpostikirjautuminen käytöstä',
    allow: 'Salli kirjautuminen sähköpostilla',
    saved: 'Tallennettu.',
  },
  accountDeleted:
    'Tili on poistettu. Lähetimme sinulle vahvistuksen sähköpostilla. Tervetuloa takaisin, jos haluat.',
  identityUntied:
    'Tunnistautuminen on irrotettu ja kaikki on kirjattu ulos. Kirjaudu sähköpostilla ja salasanalla. Lähetimme sinulle sähköpostin.',
  undoChange: {
    heading: 'Ota tilisi takaisin',
    text: 'Palautamme tilin sellaiseksi kuin se oli ennen muutosta: sähköpostiosoitteesi on taas voimassa, kaikki kirjataan ulos, ja salasana sekä tilille sen jälkeen liitetty henkilöllisyys poistetaan.',
    submit: 'Ota tili takaisin',
    doneHeading: 'Tili on taas sinun',
    done: 'Kaikki on kirjattu ulos. Valitse nyt uusi salasana: lähetämme linkin sähköpostiosoitteeseesi.',
    linkOver: 'Linkki on jo käytetty tai vanhentunut. Ota meihin yhteyttä, jos tilissäsi on jotain vialla.',
    choosePassword: 'Valitse uusi salasana',
  },
  consent: {
    question: (brand) => `Saako tiliäsi käyttää palvelussa ${brand}?`,
    text: 'Tarvitsemme suostumuksesi, ennen kuin näytämme tietojasi täällä. Voit peruuttaa sen asetuksissasi.',
    accept: 'Kyllä, tiliäni saa käyttää täällä',
    decline: 'Ei, haluan kirjautua ulos',
    declineText: 'Jos vastaat ei, sinut kirjataan ulos. Tilisi säilyy.',
    declined: 'Vastasit ei, ja sinut on kirjattu ulos. Tilisi säilyy.',
    given: 'Olet jo antanut suostumuksesi.',
    mustSignIn: 'Kirjaudu sisään, niin voit vastata.',
    goOn: 'Jatka',
  },
  upgrade: {
    heading: 'Vahvista henkilöllisyytesi',
    text: {
      bank_id:
        'Ruotsalaisella BankID:llä voit allekirjoittaa sopimuksia ja nähdä asiakirjasi. Jos kirjaudut sähköpostilla, tunnistaudut kerran joka kirjautumisella.',
      eident:
        'Norjalaisella BankID:llä voit allekirjoittaa sopimuksia ja nähdä asiakirjasi. Jos kirjaudut sähköpostilla, tunnistaudut kerran joka kirjautumisella.',
      signicat:
        'Pankkitunnuksilla tai mobiilivarmenteella voit varata asunnon, allekirjoittaa sopimuksia ja nähdä asiakirjasi. Jos kirjaudut sähköpostilla, tunnistaudut kerran joka kirjautumisella.',
    },
    passwordHint:
      'Liität tiliin vahvan tunnistautumisen ensimmäistä kertaa. Kirjoita tilin salasana, niin tiedämme, että tili on sinun. Eikö sinulla ole salasanaa? Valitse se alla olevan linkin kautta.',
    later: 'Ei nyt',
    doneHeading: 'Henkilöllisyytesi on vahvistettu',
    doneText: 'Tästä lähtien voit kirjautua vahvalla tunnistautumisella.',
    next: 'Jatka',
  },
  signedIn: (name) => `Olet kirjautunut nimellä ${name}.`,
  notTheirs: 'Sivu, jolle olit menossa, ei kuulu tiliin, jolla olet kirjautunut.',
  notForBoards: (name) =>
    `Sivu, jolle olit menossa, on yksityishenkilöille, ja olet kirjautunut hallituksen jäsenenä (${name}). Kirjaudu ulos ja kirjaudu sitten Sivuni-palveluun, niin pääset sivulle.`,
  outcomes: {
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
        'Emme löydä tiliäsi. Luo tili, tai kirjaudu sähköpostilla ja salasanalla, jos sinulla on sellainen tili.',
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
        text: 'Joku muu ehti ensin, tai varauksesi aika päättyi. Etsi jäljellä olevista asunnoista.',
      },
      acceptterms: {
        heading: 'Ehtoja ei ole hyväksytty',
        text: 'Lue asiakirjat ja hyväksy ehdot, ennen kuin jatkat. Palaa varaukseen ja tee se siellä.',
      },
      purchase: {
        heading: 'Kauppa ei onnistunut',
        text: 'Avaa varaus ja katso sen tilanne, ennen kuin yrität uudelleen. Jos olet epävarma, ota yhteyttä, niin selvitämme asian.',
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
        text: 'Se on suljettu tai vanhentunut, tai sovellus ei tue sitä. Päivitä sovellus tai hanki uusi tunnus pankistasi. Voit myös kirjautua muulla tavalla.',
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
    errorMoney: {
      none: 'Rahaa ei ole veloitettu.',
      comesBack: 'Jos olet maksanut, saat kaiken takaisin samaa tietä.',
      look: 'Rahaa on voitu veloittaa. Tarkista varauksestasi tai pankistasi, ennen kuin maksat uudelleen. Jos rahaa on veloitettu etkä saanut asuntoa, palautamme sen.',
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
      numeric: () => 'Käytä vain numeroita ja välilyöntejä.',
      commonPassword: () =>
        'Moni arvaisi tuon ensimmäisenä. Valitse toinen, mieluiten muutama sana peräkkäin.',
      unknownValue: () => 'Valitse jokin luettelosta.',
      changedElsewhere: ({ now = '' }) =>
        `Tätä muutettiin muualla, kun kirjoitit. Nyt tässä on ”${now}”. Tallenna uudelleen, jos haluat käyttää omaasi.`,
    },
    ongoingHelp:
      'Avaa alla oleva asia ja hoida se loppuun. Jos se ei onnistu, ota yhteyttä, niin autamme. Yritä sitten uudelleen.',
    ongoing: {
      booking: 'Varaus',
      document: 'Allekirjoitettava sopimus',
      payment: 'Maksu',
      refund: 'Palautus',
      plan: 'Maksusuunnitelma',
      home: 'Ostettu asunto',
      errand: 'Palvelupyyntö',
    },
    tryAgainIn: (minutes) => `Liian monta yritystä. Yritä uudelleen ${minutes} minuutin kuluttua.`,
    offline:
      'Palveluun ei juuri nyt saada yhteyttä. Kirjoittamasi on tallella. Tarkista yhteys ja yritä uudelleen.',
    signedOut: 'Et ole enää kirjautuneena. Kirjaudu sisään ja yritä uudelleen.',
    summary: 'Jotakin on korjattava',
    ways: {
      booking: 'Varaukseen',
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
  },
}
