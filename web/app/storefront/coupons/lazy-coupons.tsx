import type { ComponentProps } from 'react'
import { useLazyComponent } from '../../ui/lazy/use-lazy-component.ts'

const load = async () => (await import('./coupons.tsx')).Coupons

/** The shop's codes are fetched by the browser, and so is their script. */
export function LazyCoupons(props: ComponentProps<Awaited<ReturnType<typeof load>>>) {
  const { component: Coupons } = useLazyComponent(load, true)
  return Coupons ? <Coupons {...props} /> : null
}
