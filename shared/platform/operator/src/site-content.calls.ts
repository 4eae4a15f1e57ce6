import * as z from '@site/api/schema';
import { defineCall } from './call';
import {
  CHANGE_KINDS,
  CONTENT_BODY_BYTES,
  editedPromotionSchema,
  editedSlideSchema,
  foundPictureSchema,
  newPromotionSchema,
  newSlideSchema,
  promotionOrderSchema,
  promotionPatchSchema,
  seenSchema,
  siteChangeSchema,
  slideOrderSchema,
  slidePatchSchema,
} from './site-content.shapes';

const slides = z.array(editedSlideSchema);
const promotions = z.array(editedPromotionSchema);
const nothing = z.strictObject({});

export const listSlides = defineCall({
  method: 'GET',
  path: '/operator/slides',
  role: 'admin',
  input: nothing,
  output: slides,
  summary: 'All slides of the home page, each list in its order',
});

export const addSlide = defineCall({
  method: 'POST',
  path: '/operator/slides',
  role: 'admin',
  input: newSlideSchema,
  output: slides,
  maxBodyBytes: CONTENT_BODY_BYTES,
  summary: 'Add a slide at the end of its list; players see it at their next look',
});

export const changeSlide = defineCall({
  method: 'PATCH',
  path: '/operator/slides/:id',
  role: 'admin',
  input: slidePatchSchema,
  output: slides,
  maxBodyBytes: CONTENT_BODY_BYTES,
  summary: 'Change a slide; with a `version` only if nobody else changed it since',
});

export const deleteSlide = defineCall({
  method: 'POST',
  path: '/operator/slides/:id/delete',
  role: 'admin',
  input: seenSchema,
  output: slides,
  summary: 'Delete a slide; the history of changes brings it back',
});

export const orderSlides = defineCall({
  method: 'POST',
  path: '/operator/slide-order',
  role: 'admin',
  input: slideOrderSchema,
  output: slides,
  summary: 'Put the slides of a list into another order',
});

export const listPromotions = defineCall({
  method: 'GET',
  path: '/operator/promotions',
  role: 'admin',
  input: nothing,
  output: promotions,
  summary: 'All promotions in their order, also those that are off',
});

export const addPromotion = defineCall({
  method: 'POST',
  path: '/operator/promotions',
  role: 'admin',
  input: newPromotionSchema,
  output: promotions,
  maxBodyBytes: CONTENT_BODY_BYTES,
  summary: 'Add a promotion at the end of the list; players see it at their next look',
});

export const changePromotion = defineCall({
  method: 'PATCH',
  path: '/operator/promotions/:id',
  role: 'admin',
  input: promotionPatchSchema,
  output: promotions,
  maxBodyBytes: CONTENT_BODY_BYTES,
  summary: 'Change a promotion; its bonus, cap and turnover only before a player has deposited with it',
});

export const deletePromotion = defineCall({
  method: 'POST',
  path: '/operator/promotions/:id/delete',
  role: 'admin',
  input: seenSchema,
  output: promotions,
  summary: 'Delete a promotion; deposits that named it keep it, and the history of changes brings it back',
});

export const orderPromotions = defineCall({
  method: 'POST',
  path: '/operator/promotion-order',
  role: 'admin',
  input: promotionOrderSchema,
  output: promotions,
  summary: 'Put the promotions into another order',
});

export const findPictures = defineCall({
  method: 'GET',
  path: '/operator/pictures',
  role: 'admin',
  input: z.strictObject({ text: z.optional(z.text({ max: 64 })) }),
  output: z.array(foundPictureSchema),
  summary: 'Pictures of the site whose name has a text: scenes, and posters of games with the link that opens the game',
});

export const listSiteChanges = defineCall({
  method: 'GET',
  path: '/operator/site-changes',
  role: 'admin',
  input: z.strictObject({ kind: z.optional(z.enum(CHANGE_KINDS)) }),
  output: z.array(siteChangeSchema),
  summary: 'The last changes of settings, slides and promotions, the newest first',
});

export const undoSiteChange = defineCall({
  method: 'POST',
  path: '/operator/site-changes/:id/undo',
  role: 'admin',
  input: z.strictObject({ id: z.pipe(z.text({ max: 15, pattern: /^\d{1,15}$/ }), z.transform(Number)) }),
  output: z.array(siteChangeSchema),
  summary: 'Make a slide or promotion what it was before its last change; a deleted one comes back',
});
