import { type Dispatch, type SetStateAction, useEffect } from 'react'
import { readRememberedProvince, rememberProvince } from '../../address/remembered-province.ts'

type Place = { province: string; ward: string }

/**
 * The province chosen on a product or in the cart is preselected here, after a restored draft, and one chosen here holds there. Call it
 * after the draft's hook: effects run in this sequence.
 */
export function useProvinceMemory(
  province: string,
  provinces: readonly { name: string }[],
  setPlace: Dispatch<SetStateAction<Place>>,
): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the page is opened
  useEffect(() => {
    const remembered = readRememberedProvince()
    if (!remembered || provinces.every(({ name }) => name !== remembered)) return
    setPlace((now) => (now.province === '' ? { province: remembered, ward: '' } : now))
  }, [])
  useEffect(() => {
    if (province !== '') rememberProvince(province)
  }, [province])
}
