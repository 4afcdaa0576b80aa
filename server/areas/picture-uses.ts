import { findCatalogueImageUses, letGoOfImages } from './catalogue/catalogue.ts'
import { findContentImageUses } from './content/content.ts'
import { onImageMemories, onImagesLeave, onImageUses } from './media/media.ts'
import { findImageMemories } from './orders/orders.ts'

/** Which areas show pictures: the library tells where one is used, and deletes none that is. */
export function connectPictureUses(): void {
  onImageUses(findCatalogueImageUses)
  onImageUses(findContentImageUses)
  onImageMemories(findImageMemories)
  onImagesLeave(letGoOfImages)
}
