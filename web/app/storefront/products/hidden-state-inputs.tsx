import { type ListState, listQuery } from './list-state.ts'

type HiddenStateInputsProps = { state: ListState; except: readonly (keyof ListState)[] }

/** Carries the parts of the list state that a plain form has no fields for; resets the page to the first. */
export function HiddenStateInputs({ state, except }: HiddenStateInputsProps) {
  const { page: _, ...query } = listQuery(state)
  return Object.entries(query).map(([name, value]) => {
    const text = Array.isArray(value) ? value.join(',') : String(value ?? '')
    if (text === '' || except.includes(name as keyof ListState)) return null
    return <input key={name} type="hidden" name={name} value={text} />
  })
}
