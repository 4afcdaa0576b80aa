import { Fragment } from 'react'
import type { Picture as PictureFile } from '../../../../contract/media.ts'
import { Picture } from '../../ui/picture.tsx'

const sizes = '(width >= 48rem) 720px, 100vw'

/** The story with an image after each paragraph, as far as there are images. The first loads eagerly. */
export function Story({ paragraphs, pictures }: { paragraphs: readonly string[]; pictures: readonly PictureFile[] }) {
  const [first, ...others] = pictures
  return (
    <div className="story">
      {first && <Picture picture={first} sizes={sizes} eager className="story-wide" />}
      {paragraphs.map((paragraph, index) => (
        <Fragment key={paragraph}>
          <p className="reading">{paragraph}</p>
          {index < paragraphs.length - 1 && others[index] && <Picture picture={others[index]} sizes={sizes} className="story-wide" />}
        </Fragment>
      ))}
    </div>
  )
}
