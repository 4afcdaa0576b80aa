import { useLazyComponent } from '../../ui/lazy/use-lazy-component.ts'

const load = async () => (await import('./tet-line.tsx')).TetLine

/** Extra: a failure shows nothing. */
export function LazyTetLine({ leadDays }: { leadDays: number }) {
  const { component: TetLine } = useLazyComponent(load, true)
  return TetLine ? <TetLine leadDays={leadDays} /> : null
}
