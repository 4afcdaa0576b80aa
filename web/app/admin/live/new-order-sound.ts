import { createStore } from '../../ui/store.ts'

const storageKey = 'memay.new-order-sound'

/** Whether this device rings for a new order. Off until somebody switches it on. */
export const soundOn = createStore(false)

let audio: AudioContext | null = null

/** Reads what was chosen on this device; browsers let a page ring only after somebody has pressed something in it. */
export function prepareSound(): () => void {
  soundOn.set(readChoice())
  const wake = () => {
    if (soundOn.get()) void context()?.resume()
  }
  document.addEventListener('pointerdown', wake)
  document.addEventListener('keydown', wake)
  return () => {
    document.removeEventListener('pointerdown', wake)
    document.removeEventListener('keydown', wake)
  }
}

export async function switchSound(isOn: boolean): Promise<void> {
  soundOn.set(isOn)
  try {
    localStorage.setItem(storageKey, isOn ? '1' : '0')
  } catch {
    // A private window: it rings until it is closed.
  }
  if (isOn) await ring()
}

/** Of all tabs one rings: whoever may, and is first. */
export function playNewOrder(orderId: string): void {
  // Made by a press, else the browser complains.
  if (!soundOn.get() || audio?.state !== 'running') return
  if (!navigator.locks) return void ring()
  void navigator.locks.request(`memay-ring ${orderId}`, { ifAvailable: true }, async (lock) => {
    if (!lock) return
    await ring()
    // The other tabs hear of the order a moment later.
    await new Promise((resolve) => setTimeout(resolve, 3_000))
  })
}

/** Two soft notes, a third apart, as of a small bell. */
export async function ring(): Promise<void> {
  const own = context()
  if (!own) return
  await own.resume()
  for (const [at, frequency] of [
    [0, 784],
    [0.16, 988],
  ] as const)
    strike(own, own.currentTime + at, frequency)
}

function strike(own: AudioContext, at: number, frequency: number): void {
  const gain = own.createGain()
  gain.gain.setValueAtTime(0, at)
  gain.gain.linearRampToValueAtTime(0.25, at + 0.01)
  gain.gain.exponentialRampToValueAtTime(0.001, at + 0.9)
  gain.connect(own.destination)
  const note = own.createOscillator()
  note.type = 'sine'
  note.frequency.value = frequency
  note.connect(gain)
  note.start(at)
  note.stop(at + 1)
}

function context(): AudioContext | null {
  if (typeof AudioContext === 'undefined') return null
  audio ??= new AudioContext()
  return audio
}

function readChoice(): boolean {
  try {
    return localStorage.getItem(storageKey) === '1'
  } catch {
    return false
  }
}
