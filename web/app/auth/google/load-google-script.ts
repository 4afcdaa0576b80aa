import type { GoogleNonce } from '../../../../contract/accounts.ts'

/** The part of Google's sign-in script that we use. */
type GoogleIdentity = {
  initialize(options: {
    client_id: string
    nonce: string
    callback: (response: { credential?: string }) => void
    use_fedcm_for_button?: boolean
  }): void
  renderButton(
    box: HTMLElement,
    options: { type: 'standard'; theme: 'outline'; size: 'large'; text: 'continue_with'; shape: 'pill'; width: number; locale: string },
  ): void
  prompt(): void
  cancel(): void
}

const scriptUrl = 'https://accounts.google.com/gsi/client'
const timeoutMs = 10_000

/** What Google's script puts into its credential, so that it works in this browser alone. */
export async function requestNonce(): Promise<string> {
  const response = await fetch('/api/users/google-nonce', { method: 'POST' })
  return ((await response.json()) as GoogleNonce).data.nonce
}

let loading: Promise<GoogleIdentity> | undefined

/** Loads Google's script once, on demand. A failed load can be retried. */
export function loadGoogleScript(language: string): Promise<GoogleIdentity> {
  loading ??= fetchScript(`${scriptUrl}?hl=${language}`).catch((error: unknown) => {
    loading = undefined
    throw error
  })
  return loading
}

function fetchScript(url: string): Promise<GoogleIdentity> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script')
    const fail = () => {
      script.remove()
      reject(new Error('the script of Google could not be loaded'))
    }
    const timer = setTimeout(fail, timeoutMs)
    script.src = url
    script.async = true
    script.onerror = () => {
      clearTimeout(timer)
      fail()
    }
    script.onload = () => {
      clearTimeout(timer)
      const found = (window as { google?: { accounts?: { id?: GoogleIdentity } } }).google?.accounts?.id
      if (found) resolve(found)
      else fail()
    }
    document.head.append(script)
  })
}
