// What happens to a value that a filter cannot have.
import { siteByKey } from '@husrum/domain'
import { cleanup, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, expect, it, vi } from 'vitest'
import { showPage } from '../testing/show-page.tsx'
import { texts } from '../texts/sv/search.ts'
import { boundsBeyond, RangeFields } from './RangeFields.tsx'

afterEach(cleanup)

const range = siteByKey('sweden').ranges.area
const names = { min: 'minArea', max: 'maxArea' }

const show = async (beyond = {}) => {
  const onChange = vi.fn()
  await showPage(
    <RangeFields
      legend="Boarea"
      names={names}
      labels={{ min: 'Minsta', max: 'Största' }}
      range={range}
      bounds={{ min: range.min, max: range.max }}
      beyond={beyond}
      errors={texts.errors}
      valueWords={(value) => `${value} m²`}
      orMore={texts.orMore}
      onChange={onChange}
    />,
  )
  return onChange
}
const field = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Största' })
const note = 'Värdet låg utanför det som går att välja. Vi har ändrat det till 300 m².'

it('corrects a value above the range in the field, and says so until another is typed', async () => {
  const onChange = await show()
  await userEvent.type(field(), '301')
  await userEvent.tab()
  expect(field().value).toBe('300')
  expect(screen.getByText(note).id).toBe(field().getAttribute('aria-describedby'))
  expect(onChange).toHaveBeenLastCalledWith({ min: range.min, max: range.max })
  await userEvent.click(field())
  await userEvent.tab()
  screen.getByText(note)
  await userEvent.clear(field())
  await userEvent.type(field(), '70')
  expect(screen.queryByText(note)).toBeNull()
})

it('says so for a value of the address, as without script', async () => {
  await show(boundsBeyond([{ field: 'maxArea', key: 'beyondRange', value: '999' }], names, range))
  expect(field().value).toBe('300')
  screen.getByText(note)
})
