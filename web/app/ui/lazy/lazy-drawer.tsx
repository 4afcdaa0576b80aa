import type { ComponentType, ReactNode } from 'react'
import { Drawer } from '../drawer.tsx'
import { useCloseOnNavigation } from '../hooks/use-close-on-navigation.ts'
import { DelayedDots } from './delayed-dots.tsx'
import { LazyError } from './lazy-error.tsx'
import { useLazyComponent } from './use-lazy-component.ts'

type LazyDrawerProps<Props> = {
  isOpen: boolean
  onClose: () => void
  title: string
  load: () => Promise<ComponentType<Props>>
  children: (Part: ComponentType<Props>) => ReactNode
  /** Another way to the same content. */
  fallbackLink: ReactNode
}

/** A drawer whose script loads with the first press: shows dots meanwhile, and an error with a fallback link if the script fails. */
export function LazyDrawer<Props>({ isOpen, onClose, title, load, children, fallbackLink }: LazyDrawerProps<Props>) {
  const { component, hasFailed, isLoading, retry } = useLazyComponent(load, isOpen)
  useCloseOnNavigation(onClose)
  if (component) return children(component)
  if (!hasFailed) return isOpen ? <DelayedDots /> : null
  return (
    <Drawer isOpen={isOpen} onClose={onClose} title={title}>
      <LazyError isRetrying={isLoading} onRetry={retry}>
        {fallbackLink}
      </LazyError>
    </Drawer>
  )
}
