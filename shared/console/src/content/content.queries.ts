import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type * as z from '@site/api/schema';
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
} from '@site/platform-operator/calls';
import { ask, type AnsweredCall } from '#calls';

const SLIDES = ['content', 'slides'];
const PROMOTIONS = ['content', 'promotions'];
const HISTORY = ['content', 'history'];

/** All slides; asked for only where a list of them is open. */
export const useSlides = (isWanted: boolean) =>
  useQuery({ queryKey: SLIDES, queryFn: ({ signal }) => ask(listSlides, {}, { signal }), enabled: isWanted });

/** All promotions; asked for only where their list is open. */
export const usePromotions = (isWanted: boolean) =>
  useQuery({ queryKey: PROMOTIONS, queryFn: ({ signal }) => ask(listPromotions, {}, { signal }), enabled: isWanted });

/** Pictures of the site with a text in their name. */
export const usePictures = (text: string) =>
  useQuery({
    queryKey: ['content', 'pictures', text],
    queryFn: ({ signal }) => ask(findPictures, text === '' ? {} : { text }, { signal }),
    staleTime: Infinity,
  });

/** The last changes, the newest first. */
export const useHistory = () => useQuery({ queryKey: HISTORY, queryFn: ({ signal }) => ask(listSiteChanges, {}, { signal }) });

/** A change whose answer is the whole list. After a refusal the list is read again, because somebody else has changed it. */
function useChange<C extends AnsweredCall>(named: C, key: readonly string[]) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (input: z.input<C['input']>) => ask(named, input),
    onSuccess: (list) => {
      client.setQueryData(key, list);
      void client.invalidateQueries({ queryKey: HISTORY });
    },
    onError: () => void client.invalidateQueries({ queryKey: key }),
  });
}

export const useAddSlide = () => useChange(addSlide, SLIDES);
export const useChangeSlide = () => useChange(changeSlide, SLIDES);
export const useAddPromotion = () => useChange(addPromotion, PROMOTIONS);
export const useChangePromotion = () => useChange(changePromotion, PROMOTIONS);
export const useDeleteSlide = () => useChange(deleteSlide, SLIDES);
export const useDeletePromotion = () => useChange(deletePromotion, PROMOTIONS);
export const useOrderSlides = () => useChange(orderSlides, SLIDES);
export const useOrderPromotions = () => useChange(orderPromotions, PROMOTIONS);

/** Takes the last change of a slide or promotion back. */
export function useUndo() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: number) => ask(undoSiteChange, { id: String(id) }),
    onSettled: () => client.invalidateQueries({ queryKey: ['content'] }),
  });
}
