import { detachImages, findCatalogueImageUses } from './catalogue/catalogue.ts'
import { findContentImageUses } from './content/content.ts'
import { onImagesRemoved, onImageUses, onPastImageUses } from './media/media.ts'
import { findPastImageUses } from './orders/orders.ts'

/** Which areas show pictures: the library tells where one is used, and deletes none that is. */
export function connectImageUsage(): void {
  onImageUses(findCatalogueImageUses)
  onImageUses(findContentImageUses)
  onPastImageUses(findPastImageUses)
  onImagesRemoved(detachImages)
}
