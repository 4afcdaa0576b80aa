import { useSiteSettings } from '../../api/site-settings.ts'
import { useBilingual } from '../../i18n/use-bilingual.ts'
import { LanguageLinks } from '../../navigation/language-links.tsx'
import { SocialLinks } from '../social-links.tsx'

export function TopBar() {
  const read = useBilingual()
  const { announcement, welcome } = useSiteSettings()
  return (
    <div className="top-bar">
      <div className="page-width top-bar-row">
        <div className="top-bar-social">
          <SocialLinks />
        </div>
        <p className="announcement">{read(announcement) || read(welcome)}</p>
        <LanguageLinks />
      </div>
    </div>
  )
}
