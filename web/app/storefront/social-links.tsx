import { useSocialLinks } from '../api/site-settings.ts'
import { useTranslation } from '../i18n/use-translation.ts'
import { SocialIcon } from './social-icon.tsx'

/** The shop's social networks, in the same order everywhere. */
export function SocialLinks({ className = '' }: { className?: string }) {
  const { t } = useTranslation()
  const socials = useSocialLinks()
  return (
    <ul className={className ? `flex ${className}` : 'flex'}>
      {socials.map(({ network, name, url }) => (
        <li key={network}>
          <a className="icon-button" href={url} target="_blank" rel="noreferrer" aria-label={`${name} ${t('newTab')}`}>
            <SocialIcon network={network} />
          </a>
        </li>
      ))}
    </ul>
  )
}
