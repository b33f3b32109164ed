// Finnish: picking and sending files.
import type { FilesTexts } from '../sv/files.ts'

export const texts: FilesTexts = {
  kinds: {
    jpeg: 'JPEG-kuva',
    png: 'PNG-kuva',
    pdf: 'PDF',
    mp4: 'MP4-video',
    quicktime: 'MOV-video',
    docx: 'Word-asiakirja',
  },
  limits: (count, each, total) =>
    count === 1
      ? `Yksi tiedosto, enintään ${each}.`
      : `Enintään ${count} tiedostoa, kukin enintään ${each} ja yhteensä enintään ${total}.`,
  types: (names) => `Sallitut tiedostomuodot: ${names}.`,
  or: 'tai',
  pick: (count) => (count === 1 ? 'Valitse tiedosto' : 'Valitse tiedostot'),
  camera: 'Ota kuva',
  drop: 'tai vedä ne tähän',
  privacy: 'Poistamme kuvista sijainnin ja kameran tiedot.',
  list: 'Tiedostosi',
  remove: (name) => `Poista ${name}`,
  removeShort: 'Poista',
  retry: (name) => `Yritä uudelleen: ${name}`,
  retryShort: 'Yritä uudelleen',
  previewOf: (name) => `Esikatselu: ${name}`,
  progress: (name) => `Lähetetään: ${name}`,
  states: {
    preparing: 'Valmistellaan',
    sending: (percent) => `Lähetetään, ${percent} %`,
    waiting: (percent) => `Odotetaan verkkoyhteyttä, ${percent} % lähetetty`,
    judging: 'Tarkistetaan',
    clean: 'Valmis',
  },
  announced: {
    clean: (name) => `${name} on valmis.`,
    waiting: 'Verkkoyhteys katkesi. Jatkamme lähettämistä, kun yhteys palaa. Voit jatkaa kirjoittamista.',
    removed: (name) => `${name} on poistettu.`,
    allClean: (count) => `Kaikki ${count} tiedostoa ovat valmiita.`,
  },
  goOnWriting: 'Tiedostot lähetetään, kun jatkat kirjoittamista.',
  notTaken: 'Näitä tiedostoja ei otettu mukaan',
  troubles: {
    fileEmpty: () => 'Tiedosto on tyhjä. Avaa se laitteellasi ja tallenna se uudelleen.',
    fileType: (allowed) => `Emme voi ottaa vastaan tällaista tiedostoa. Sallitut muodot: ${allowed}.`,
    fileHeic: () =>
      'iPhonen HEIC-kuvia ei voi lähettää tietokoneelta. Avaa kuva Kuvat-sovelluksessa, vie se JPEG-muodossa ja valitse se uudelleen.',
    fileBroken: () => 'Tiedosto on vioittunut, eikä sitä voi avata. Tallenna se uudelleen tai ota uusi kuva.',
    fileTooManyPixels: () => 'Kuvassa on liikaa kuvapisteitä. Ota uusi kuva pienemmällä tarkkuudella.',
    fileActive: () =>
      'Tiedosto sisältää makroja, komentosarjoja tai verkosta haettavaa sisältöä. Tallenna se tavallisena PDF-tiedostona ilman niitä.',
    fileUnsafe: () =>
      'Tiedosto sisältää muuta kuin miltä se näyttää. Tallenna se uudelleen tai ota uusi kuva.',
    fileLocked: () =>
      'Tiedosto on lukittu salasanalla tai käyttörajoituksilla. Tulosta se uudeksi PDF-tiedostoksi tai ota siitä kuva ja lähetä se sen sijaan.',
    fileInfected: () => 'Tiedosto sisältää haittaohjelman. Tarkista laitteesi ja lähetä toinen tiedosto.',
    fileTooLarge: (_allowed, each) =>
      `Tiedosto on suurempi kuin ${each}. Lyhennä videota tai tallenna tiedosto pienempänä.`,
    tooManyFiles: (_allowed, _each, count) =>
      count === 1
        ? 'Tiedostoja voi olla vain yksi. Poista se ensin.'
        : `Tiedostoja voi olla enintään ${count}. Poista ensin jokin niistä.`,
    filesTooLarge: (_allowed, _each, _count, total) =>
      `Tiedostot ovat yhteensä suurempia kuin ${total}. Poista ensin jokin niistä.`,
    sessionOver: () => 'Sinut on kirjattu ulos. Kirjaudu sisään ja yritä uudelleen.',
    tooMuchNow: (_allowed, _each, _count, _total, minutes) =>
      minutes === 1
        ? 'Täältä on lähetetty juuri nyt liikaa. Yritä uudelleen minuutin kuluttua tai kirjaudu sisään.'
        : `Täältä on lähetetty juuri nyt liikaa. Yritä uudelleen ${minutes} minuutin kuluttua tai kirjaudu sisään.`,
    lost: () => 'Tiedoston lähetys jäi kesken. Poista se ja valitse se uudelleen.',
    failed: () => 'Tiedoston lähettäminen ei onnistunut. Yritä uudelleen.',
  },
  missing: 'Emme voi juuri nyt näyttää aiemmin lähettämiäsi tiedostoja.',
}
