import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { useLocation, useMatches, useNavigation, useRevalidator } from 'react-router'
import type { LiveEvent, LiveEventKind } from '../../../../contract/live-events.ts'
import { createStore } from '../../ui/store.ts'
import { isEditing } from './is-editing.ts'
import { onLiveEvent } from './live-stream.ts'

/** The events that change what a page shows. A route declares them by `export const handle = liveOn(…)`. */
export type LiveHandle = { isRelevant(event: LiveEvent, params: Readonly<Record<string, string | undefined>>): boolean }

export const orderKinds: readonly LiveEventKind[] = [
  'order-placed',
  'order-changed',
  'order-deleted',
  'shipment-changed',
  'exchange-changed',
  'refund-changed',
]

export function liveOn(...kinds: readonly LiveEventKind[]): LiveHandle {
  return { isRelevant: ({ kind }) => kinds.includes(kind) }
}

/** The page of one order ignores the events of other orders. */
export const liveOrder: LiveHandle = {
  isRelevant: ({ kind, id }, params) => (orderKinds.includes(kind) || kind === 'alert-raised') && id === params.id,
}

/** Set while an update waits because the user is editing. */
export const deferredUpdate = createStore<{ show: () => void } | null>(null)

const debounceMs = 400
const minIntervalMs = 2_000
const recheckMs = 1_000

/** Reloads the page's data after a relevant event, but not while the user edits or the tab is hidden. */
export function useLivePage(): void {
  const { revalidate, state } = useRevalidator()
  const isMoving = useNavigation().state !== 'idle'
  const client = useQueryClient()
  const { pathname } = useLocation()
  const isRelevant = useIsRelevant()
  const now = useRef({ revalidate, isBusy: false, isRelevant })
  now.current = { revalidate, isBusy: isMoving || state !== 'idle', isRelevant }
  const begunAt = useRef(0)
  const reader = useRef<ReturnType<typeof createReader>>(null)

  useEffect(() => {
    if (state === 'loading') begunAt.current = Date.now()
  }, [state])

  useEffect(() => {
    const made = createReader({
      read: () => void now.current.revalidate(),
      isBusy: () => now.current.isBusy,
      begunAt: () => begunAt.current,
    })
    reader.current = made
    const leave = onLiveEvent((event) => {
      if (event.kind !== 'orders-seen') void client.invalidateQueries({ queryKey: ['admin', 'report'], predicate: isWork })
      if (now.current.isRelevant(event)) made.request()
    })
    return () => {
      leave()
      made.cancel()
    }
  }, [client])

  // The new page has just loaded its data.
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when the path changes
  useEffect(() => reader.current?.cancel(), [pathname])
}

/** Only the task counts are refetched; the monthly figures are too expensive to recompute for every order. */
function isWork({ queryKey }: { queryKey: readonly unknown[] }): boolean {
  return String(queryKey[2]).includes('parts=work')
}

function useIsRelevant(): (event: LiveEvent) => boolean {
  const matches = useMatches()
  return (event) =>
    matches.some(({ handle, params }) => {
      const live = handle as LiveHandle | undefined
      return live?.isRelevant !== undefined && (event.kind === 'reset' || live.isRelevant(event, params))
    })
}

type ReaderOptions = { read: () => void; isBusy: () => boolean; begunAt: () => number }

function createReader({ read, isBusy, begunAt }: ReaderOptions) {
  let wantedAt = 0
  let readAt = 0
  let timer: ReturnType<typeof setTimeout> | undefined

  function check(): void {
    timer = undefined
    if (wantedAt === 0) return
    // The user's own change has already reloaded the page.
    if (begunAt() > wantedAt && !isBusy()) cancel()
    else if (document.hidden) document.addEventListener('visibilitychange', check, { once: true })
    else if (isBusy()) plan(debounceMs)
    else if (isEditing()) defer()
    else show()
  }

  function defer(): void {
    if (!deferredUpdate.get()) deferredUpdate.set({ show })
    plan(recheckMs)
  }

  function show(): void {
    cancel()
    readAt = Date.now()
    read()
  }

  function plan(ms: number): void {
    timer ??= setTimeout(check, ms)
  }

  function cancel(): void {
    wantedAt = 0
    clearTimeout(timer)
    timer = undefined
    document.removeEventListener('visibilitychange', check)
    if (deferredUpdate.get()) deferredUpdate.set(null)
  }

  return {
    request(): void {
      wantedAt = Date.now()
      plan(Math.max(debounceMs, readAt + minIntervalMs - Date.now()))
    },
    cancel,
  }
}
