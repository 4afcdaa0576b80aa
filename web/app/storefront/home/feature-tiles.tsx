import { Illustration } from '../../ui/illustration.tsx'

export function FeatureTiles({ features }: { features: readonly { icon: string; title: string; description: string }[] }) {
  if (features.length === 0) return null
  return (
    <ul className="page-width feature-tiles">
      {features.map(({ icon, title, description }) => (
        <li key={title} className="feature-tile">
          <Illustration name={icon} className="text-[2.75rem] text-clay" />
          <div>
            <h2>{title}</h2>
            <p className="text-soft">{description}</p>
          </div>
        </li>
      ))}
    </ul>
  )
}
