import { createStore } from '../../ui/store.ts'

const storageKey = 'memay.new-order-sound'

/** Whether this device plays a sound for a new order. Off by default. */
export const soundOn = createStore(false)

let audio: AudioContext | null = null

/** Reads the setting of this device and unlocks audio: browsers allow sound only after a press on the page. */
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
    // In a private window the setting lasts until the window is closed.
  }
  if (isOn) await ring()
}

/** Only one tab plays the sound: the first one that is allowed to. */
export function playNewOrder(orderId: string): void {
  // The audio context is created by a press; otherwise the browser logs a warning.
  if (!soundOn.get() || audio?.state !== 'running') return
  if (!navigator.locks) return void ring()
  void navigator.locks.request(`memay-ring ${orderId}`, { ifAvailable: true }, async (lock) => {
    if (!lock) return
    await ring()
    // Keeps the lock until the other tabs have received the order.
    await new Promise((resolve) => setTimeout(resolve, 3_000))
  })
}

/** Two soft notes, a major third apart, like a small bell. */
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
