// A portrait: head and shoulders in flat colours, derived from a seed.

import type { HairCut, PersonSubject } from '../picture-ids/picture-subject.ts'
import type { Random } from '../random.ts'
import { randomForText } from '../random.ts'

const backgrounds = ['#dfe6e0', '#e9dfd2', '#d9e2ea', '#ece4d6', '#e3dde6'] as const
const skins = [
  { skin: '#f1c9ac', shade: '#dfae8c' },
  { skin: '#e6b58f', shade: '#cf9a72' },
  { skin: '#c98f66', shade: '#b0784f' },
  { skin: '#8f5d3f', shade: '#774a30' },
] as const
const hairs = ['#2f2622', '#4b3527', '#7a5535', '#b88a52', '#9c9791', '#6d2f22'] as const
const jackets = ['#2f4858', '#46594b', '#5b4a5e', '#3d3f45', '#7a4f41'] as const
const shirts = ['#ffffff', '#f4efe6', '#dfe8f1', '#f0ddd3'] as const

/** Behind the head and in front of it. */
const hairCuts: Readonly<Record<HairCut, { readonly back: string; readonly front: string }>> = {
  short: {
    back: '',
    front: 'M196 262c-8-86 40-138 104-138s114 50 104 138c-14-44-40-66-66-74-44 20-100 18-142 74z',
  },
  chin: {
    back: 'M180 268c-14-110 44-164 120-164s134 54 120 164c-4 56-8 84-22 104H202c-14-20-18-48-22-104z',
    front: 'M196 276c-6-104 46-156 104-156s112 52 104 156c-20-60-64-88-100-98-36 36-80 42-108 98z',
  },
  long: {
    back: 'M176 270c-16-116 44-170 124-170s140 54 124 170c2 92 8 140 22 180-92 40-200 40-292 0 14-40 20-88 22-180z',
    front: 'M196 270c-4-98 40-152 104-152s108 54 104 152c-10-50-30-84-52-100-50 8-120 26-156 100z',
  },
  bun: {
    back: 'M300 52c34 0 52 20 52 44 0 22-22 38-52 38s-52-16-52-38c0-24 18-44 52-44z',
    front: 'M194 258c-6-88 42-142 106-142s112 54 106 142c-16-52-52-84-106-84s-90 32-106 84z',
  },
}

const face = (shade: string, hair: string, hasGlasses: boolean): string => `
<g fill="none" stroke="${hair}" stroke-width="7" stroke-linecap="round"><path d="M238 236q18-12 38-4"/><path d="M324 232q20-8 38 4"/></g>
<g fill="#2b2523"><circle cx="258" cy="264" r="8"/><circle cx="342" cy="264" r="8"/></g>
<g fill="none" stroke="${shade}" stroke-width="7" stroke-linecap="round"><path d="M302 272q12 30 2 38q-6 4-14 2"/></g>
<path d="M262 340q38 34 76 0" fill="none" stroke="#9c4a41" stroke-width="8" stroke-linecap="round"/>
${
  hasGlasses
    ? '<g fill="none" stroke="#3a3633" stroke-width="6"><rect x="224" y="242" width="66" height="48" rx="22"/><rect x="310" y="242" width="66" height="48" rx="22"/><path d="M290 262q10-8 20 0"/></g>'
    : ''
}`

const clothes = (jacket: string, shirt: string, hasCollar: boolean): string => `
<path d="M74 600c4-104 66-150 150-168l76 60 76-60c84 18 146 64 150 168z" fill="${jacket}"/>
<path d="M232 428l68 132 68-132-30-14h-76z" fill="${shirt}"/>
${hasCollar ? `<path d="M232 428l68 70-44 40-44-92zM368 428l-68 70 44 40 44-92z" fill="${shirt}" stroke="#00000022" stroke-width="3"/>` : ''}`

/** 600 × 600. */
export const drawPortrait = ({ seed, hairCut }: PersonSubject): string => {
  const random: Random = randomForText(seed)
  const { skin, shade } = random.pick(skins)
  const hair = random.pick(hairs)
  const cut = hairCuts[hairCut]
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 600 600" width="600" height="600">
<rect width="600" height="600" fill="${random.pick(backgrounds)}"/>
<path d="${cut.back}" fill="${hair}"/>
${clothes(random.pick(jackets), random.pick(shirts), random.chance(0.5))}
<path d="M254 350h92v76q-46 56-92 0z" fill="${shade}"/>
<g fill="${skin}"><ellipse cx="198" cy="280" rx="18" ry="28"/><ellipse cx="402" cy="280" rx="18" ry="28"/>
<path d="M200 236c0-70 44-110 100-110s100 40 100 110c0 102-42 170-100 170s-100-68-100-170z"/></g>
${face(shade, hair, random.chance(0.3))}
<path d="${cut.front}" fill="${hair}"/>
</svg>`
}
