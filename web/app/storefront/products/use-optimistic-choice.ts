import { startTransition, useOptimistic } from 'react'
import { nextPaint } from '../../ui/next-paint.ts'

/** What is `chosen`, and what has just been pressed instead: the next frame shows it, and what it costs to `choose` it comes behind. */
export function useOptimisticChoice<Chosen>(chosen: Chosen, choose: (next: Chosen) => void): [Chosen, (next: Chosen) => void] {
  const [shown, show] = useOptimistic(chosen)
  function press(next: Chosen): void {
    startTransition(async () => {
      show(next)
      await nextPaint()
      choose(next)
    })
  }
  return [shown, press]
}
