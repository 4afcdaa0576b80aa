import ArrowUp from 'lucide-react/icons/arrow-up'
import { useEffect, useState } from 'react'
import { useTranslation } from '../i18n/use-translation.ts'

const shownAfterPx = 300
const pauseMs = 300

/** Appears after 300 px of scrolling; moves the focus to the start of the page's content. */
export function ScrollToTop() {
  const { t } = useTranslation()
  const isFar = useIsFar()
  function goUp() {
    const isCalm = window.matchMedia('(prefers-reduced-motion: reduce)').matches
    window.scrollTo({ top: 0, behavior: isCalm ? 'instant' : 'smooth' })
    const main = document.querySelector('main')
    if (!main) return
    main.tabIndex = -1
    main.focus({ preventScroll: true })
  }
  if (!isFar) return null
  return (
    <button type="button" className="floating-button floating-button-light" aria-label={t('toTop')} onClick={goUp}>
      <ArrowUp aria-hidden size={22} />
    </button>
  )
}

function useIsFar(): boolean {
  const [isFar, setFar] = useState(false)
  useEffect(() => {
    let pause: ReturnType<typeof setTimeout> | undefined
    function look() {
      pause = undefined
      if (!('locked' in document.documentElement.dataset)) setFar(window.scrollY > shownAfterPx)
    }
    function onScroll() {
      pause ??= setTimeout(look, pauseMs)
    }
    look()
    window.addEventListener('scroll', onScroll)
    return () => {
      clearTimeout(pause)
      window.removeEventListener('scroll', onScroll)
    }
  }, [])
  return isFar
}
