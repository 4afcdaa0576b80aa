import type { ComponentType, ReactNode } from 'react'
import { Drawer } from './drawer.tsx'
import { LateDots } from './late-dots.tsx'
import { PartFailed } from './part-failed.tsx'
import { useCloseOnMove } from './use-close-on-move.ts'
import { useLatePart } from './use-late-part.ts'

type LateDrawerProps<Props> = {
  isOpen: boolean
  onClose: () => void
  title: string
  load: () => Promise<ComponentType<Props>>
  children: (Part: ComponentType<Props>) => ReactNode
  /** Another way to what is in it. */
  instead: ReactNode
}

/** A drawer whose script comes with the first press: until then dots, and where it does not come, words and a way on. */
export function LateDrawer<Props>({ isOpen, onClose, title, load, children, instead }: LateDrawerProps<Props>) {
  const { part, hasFailed, isLoading, retry } = useLatePart(load, isOpen)
  useCloseOnMove(onClose)
  if (part) return children(part)
  if (!hasFailed) return isOpen ? <LateDots /> : null
  return (
    <Drawer isOpen={isOpen} onClose={onClose} title={title}>
      <PartFailed isRetrying={isLoading} onRetry={retry}>
        {instead}
      </PartFailed>
    </Drawer>
  )
}
