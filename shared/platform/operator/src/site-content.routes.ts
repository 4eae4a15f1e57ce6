import type { PlatformModule } from '@site/platform-kit/context/platform-module';
import { editedPromotions, orderPromotions as placePromotions } from '@site/platform-domains/rewards';
import {
  addOne,
  changeOne,
  editedSlides,
  findPictures as searchPictures,
  listEditedSlides,
  orderSlides as placeSlides,
  removeOne,
} from '@site/platform-domains/site';
import { given } from './given';
import { operatorRoute } from './operator-route';
import {
  addPromotion,
  addSlide,
  changePromotion,
  changeSlide,
  deletePromotion,
  deleteSlide,
  findPictures,
  listPromotions,
  listSiteChanges,
  listSlides,
  orderPromotions,
  orderSlides,
  undoSiteChange,
} from './site-content.calls';
import { readChanges, readPromotions, readSlides, refuseLink, undoChange } from './site-content.service';

/** Calls for slides and promotions. */
export const operatorSiteContentModule: PlatformModule = (app) => {
  operatorRoute(app, listSlides, async (_none, { db }) => readSlides(db));
  operatorRoute(app, addSlide, async (fields, context, { name }) => {
    refuseLink(fields.slider_type, fields.link);
    await addOne(context, editedSlides, fields, name);
    return readSlides(context.db);
  });
  operatorRoute(app, changeSlide, async ({ id, version, ...fields }, context, { name }) => {
    const known = (await listEditedSlides(context.db)).find((slide) => slide.id === id);
    if (known && fields.link !== undefined) refuseLink(known.fields.slider_type, fields.link);
    await changeOne(context, editedSlides, { id, version }, given(fields), name);
    return readSlides(context.db);
  });
  operatorRoute(app, deleteSlide, async (seen, context, { name }) => {
    await removeOne(context, editedSlides, seen, name);
    return readSlides(context.db);
  });
  operatorRoute(app, orderSlides, async ({ slider_type: list, ids }, context, { name }) => {
    await placeSlides(context, list, ids, name);
    return readSlides(context.db);
  });

  operatorRoute(app, listPromotions, async (_none, { db }) => readPromotions(db));
  operatorRoute(app, addPromotion, async (fields, context, { name }) => {
    await addOne(context, editedPromotions, fields, name);
    return readPromotions(context.db);
  });
  operatorRoute(app, changePromotion, async ({ id, version, ...fields }, context, { name }) => {
    await changeOne(context, editedPromotions, { id, version }, given(fields), name);
    return readPromotions(context.db);
  });
  operatorRoute(app, deletePromotion, async (seen, context, { name }) => {
    await removeOne(context, editedPromotions, seen, name);
    return readPromotions(context.db);
  });
  operatorRoute(app, orderPromotions, async ({ ids }, context, { name }) => {
    await placePromotions(context, ids, name);
    return readPromotions(context.db);
  });

  operatorRoute(app, findPictures, async ({ text = '' }, { db }) => searchPictures(db, text));
  operatorRoute(app, listSiteChanges, async ({ kind }, { db }) => readChanges(db, kind));
  operatorRoute(app, undoSiteChange, async ({ id }, context, { name }) => {
    await undoChange(context, id, name);
    return readChanges(context.db);
  });
};
