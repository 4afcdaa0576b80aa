import { useEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { browserApi } from '../../api/browser-api.ts'
import { useLanguage } from '../../i18n/use-language.ts'
import { paths } from '../../paths.ts'
import { useAfterSignIn } from '../after-sign-in.ts'
import { type AuthRefusal, signInWithGoogle } from '../auth-api.ts'
import { loadGoogleScript, requestNonce } from './load-google-script.ts'

/** `idle`: our own button. `shown`: Google's button replaces it. `blocked`: its script failed to load. */
type Stage = 'idle' | 'loading' | 'shown' | 'entering' | 'blocked'
const maxButtonWidth = 400

/** Google sign-in: loads the script when the user approaches the button, and signs in with its credential. */
export function useGoogleSignIn(clientId: string, next: string) {
  const language = useLanguage()
  const afterSignIn = useAfterSignIn(next)
  const navigate = useNavigate()
  const box = useRef<HTMLDivElement>(null)
  const isPressed = useRef(false)
  const [stage, setStage] = useState<Stage>('idle')
  const [refusal, setRefusal] = useState<AuthRefusal | null>(null)
  /** Set while the form waits for the password of the existing account with this e-mail. */
  const [credential, setCredential] = useState<string | null>(null)

  // The pressed button is gone, so the focus moves to its replacement.
  useEffect(() => {
    if (!isPressed.current || (stage !== 'shown' && stage !== 'blocked')) return
    isPressed.current = false
    box.current?.parentElement?.querySelector<HTMLElement>('iframe, button, [role="button"]')?.focus()
    // Opens the prompt at once, instead of requiring a second press.
    if (stage === 'shown') void loadGoogleScript(language).then((google) => google.prompt())
  }, [stage, language])

  /** A hover loads silently: the button neither waits nor gives way to an error. */
  async function open(wasPressed: boolean): Promise<void> {
    if (stage === 'shown' || stage === 'entering') return
    isPressed.current ||= wasPressed
    if (wasPressed) setStage('loading')
    try {
      const [google, nonce] = await Promise.all([loadGoogleScript(language), requestNonce()])
      if (!box.current) return
      if (box.current.childElementCount > 0) return setStage('shown')
      google.initialize({
        client_id: clientId,
        nonce,
        callback: (result) => void onCredential(result.credential),
        use_fedcm_for_button: true,
      })
      const width = Math.min(maxButtonWidth, box.current.parentElement?.clientWidth ?? maxButtonWidth)
      const look = { type: 'standard', theme: 'outline', size: 'large', text: 'continue_with', shape: 'pill' } as const
      google.renderButton(box.current, { ...look, width, locale: language })
      setStage('shown')
    } catch {
      if (wasPressed) setStage('blocked')
    }
  }

  async function onCredential(given: string | undefined, password?: string): Promise<void> {
    if (!given) return
    setStage('entering')
    setRefusal(null)
    const result = await signInWithGoogle(browserApi(), { credential: given, ...(password === undefined ? {} : { password }) })
    if (result.user) return afterSignIn(result)
    if (!result.refusal) return navigate(paths.loginCode(next))
    setStage('shown')
    if (result.refusal.code === 'google_needs_password') setCredential(given)
    else setRefusal(result.refusal)
  }

  return { box, stage, refusal, credential, open, linkAccount: (password: string) => onCredential(credential ?? undefined, password) }
}
