import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { useLocation, useMatches, useNavigation, useRevalidator } from 'react-router'
import type { LiveEvent, LiveEventKind } from '../../../../contract/live-events.ts'
import { createStore } from '../../ui/store.ts'
import { isWriting } from './is-writing.ts'
import { onLiveEvent } from './live-stream.ts'

/** What a page shows changes with these events. A route says so by `export const handle = liveOn(…)`. */
export type LiveHandle = { isAbout(event: LiveEvent, params: Readonly<Record<string, string | undefined>>): boolean }

export const orderKinds: readonly LiveEventKind[] = [
  'order-placed',
  'order-changed',
  'order-deleted',
  'shipment-changed',
  'exchange-changed',
  'refund-changed',
]

export function liveOn(...kinds: readonly LiveEventKind[]): LiveHandle {
  return { isAbout: ({ kind }) => kinds.includes(kind) }
}

/** The page of one order: what changes about others is not its business. */
export const liveOrder: LiveHandle = {
  isAbout: ({ kind, id }, params) => (orderKinds.includes(kind) || kind === 'alert-raised') && id === params.id,
}

/** Something changed that the page does not show yet, because somebody is writing in it. */
export const heldChange = createStore<{ show: () => void } | null>(null)

const gatherMs = 400
const pauseMs = 2_000
const lookAgainMs = 1_000

/** Reads the page again when something it shows has changed: not while somebody writes, and not while nobody looks. */
export function useLivePage(): void {
  const { revalidate, state } = useRevalidator()
  const isMoving = useNavigation().state !== 'idle'
  const client = useQueryClient()
  const { pathname } = useLocation()
  const about = useAbout()
  const now = useRef({ revalidate, isBusy: false, about })
  now.current = { revalidate, isBusy: isMoving || state !== 'idle', about }
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
      if (now.current.about(event)) made.want()
    })
    return () => {
      leave()
      made.drop()
    }
  }, [client])

  // Another page has just been read.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the path alone tells
  useEffect(() => reader.current?.drop(), [pathname])
}

/** The counts of what there is to do; figures of a whole month are not summed anew for every order. */
function isWork({ queryKey }: { queryKey: readonly unknown[] }): boolean {
  return String(queryKey[2]).includes('parts=work')
}

function useAbout(): (event: LiveEvent) => boolean {
  const matches = useMatches()
  return (event) =>
    matches.some(({ handle, params }) => {
      const live = handle as LiveHandle | undefined
      return live?.isAbout !== undefined && (event.kind === 'reset' || live.isAbout(event, params))
    })
}

type Reader = { read: () => void; isBusy: () => boolean; begunAt: () => number }

function createReader({ read, isBusy, begunAt }: Reader) {
  let wantedAt = 0
  let readAt = 0
  let timer: ReturnType<typeof setTimeout> | undefined

  function look(): void {
    timer = undefined
    if (wantedAt === 0) return
    // A change made here has the page read again by itself.
    if (begunAt() > wantedAt && !isBusy()) drop()
    else if (document.hidden) document.addEventListener('visibilitychange', look, { once: true })
    else if (isBusy()) plan(gatherMs)
    else if (isWriting()) hold()
    else show()
  }

  function hold(): void {
    if (!heldChange.get()) heldChange.set({ show })
    plan(lookAgainMs)
  }

  function show(): void {
    drop()
    readAt = Date.now()
    read()
  }

  function plan(ms: number): void {
    timer ??= setTimeout(look, ms)
  }

  function drop(): void {
    wantedAt = 0
    clearTimeout(timer)
    timer = undefined
    document.removeEventListener('visibilitychange', look)
    if (heldChange.get()) heldChange.set(null)
  }

  return {
    want(): void {
      wantedAt = Date.now()
      plan(Math.max(gatherMs, readAt + pauseMs - Date.now()))
    },
    drop,
  }
}
