import { detachImages, findCatalogueImageUses, markPictureChanged } from './catalogue/catalogue.ts'
import { findContentImageUses } from './content/content.ts'
import { onAltChanged, onImagesRemoved, onImageUses, onPastImageUses } from './media/media.ts'
import { findPastImageUses } from './orders/orders.ts'

/** Connects the areas that show pictures: the library shows where a picture is used, and deletes none in use. */
export function connectImageUsage(): void {
  onImageUses(findCatalogueImageUses)
  onImageUses(findContentImageUses)
  onPastImageUses(findPastImageUses)
  onImagesRemoved(detachImages)
  onAltChanged(markPictureChanged)
}
