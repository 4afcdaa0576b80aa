import type { z } from 'zod'
import type { Feature } from '../../../../contract/content.ts'
import { useBilingual } from '../../i18n/use-bilingual.ts'
import { Illustration } from '../../ui/illustration.tsx'

export function FeatureTiles({ features }: { features: readonly z.infer<typeof Feature>[] }) {
  const read = useBilingual()
  if (features.length === 0) return null
  return (
    <ul className="page-width feature-tiles">
      {features.map(({ icon, title, description }) => (
        <li key={title.vi} className="feature-tile">
          <Illustration name={icon} className="text-[2.75rem] text-clay" />
          <div>
            <h2 className="text-lg">{read(title)}</h2>
            <p className="text-soft">{read(description)}</p>
          </div>
        </li>
      ))}
    </ul>
  )
}
