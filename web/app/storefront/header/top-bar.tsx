import { useSiteSettings } from '../../api/site-settings.ts'
import { LanguageLinks } from '../../navigation/language-links.tsx'
import { SocialLinks } from '../social-links.tsx'

export function TopBar() {
  const { announcement } = useSiteSettings()
  return (
    <div className="top-bar">
      <div className="page-width top-bar-row">
        <div className="top-bar-social">
          <SocialLinks />
        </div>
        <p className="announcement">{announcement}</p>
        <LanguageLinks />
      </div>
    </div>
  )
}
