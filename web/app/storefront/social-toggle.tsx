import MessageCircleHeart from 'lucide-react/icons/message-circle-heart'
import X from 'lucide-react/icons/x'
import { useId } from 'react'
import { useSocialLinks } from '../api/site-settings.ts'
import { useTranslation } from '../i18n/use-translation.ts'
import { useDisclosure } from '../ui/hooks/use-disclosure.ts'
import { SocialIcon } from './social-icon.tsx'

/** The floating button at the lower right that lists the shop's networks. */
export function SocialToggle() {
  const { t } = useTranslation()
  const socials = useSocialLinks()
  const { isOpen, setOpen, box, button } = useDisclosure<HTMLDivElement>()
  const listId = useId()
  if (socials.length === 0) return null
  return (
    <div ref={box} className="social-toggle">
      {isOpen && (
        <ul id={listId}>
          {socials.map(({ network, name, url }) => (
            <li key={network}>
              <a className="icon-button text-indigo" href={url} target="_blank" rel="noreferrer" aria-label={`${name} ${t('newTab')}`}>
                <SocialIcon network={network} />
              </a>
            </li>
          ))}
        </ul>
      )}
      <button
        ref={button}
        type="button"
        className="floating-button"
        aria-label={t(isOpen ? 'social.close' : 'social.open')}
        aria-expanded={isOpen}
        aria-controls={listId}
        onClick={() => setOpen(!isOpen)}
      >
        {isOpen ? <X aria-hidden size={24} /> : <MessageCircleHeart aria-hidden size={24} />}
      </button>
    </div>
  )
}
