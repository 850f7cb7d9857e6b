import { type RefObject, useRef, useState } from 'react';
import { MOST } from '#domain/companies/profile/profile-inputs.ts';
import type { GalleryPicture } from './gallery-tile.tsx';
import { move } from './read-section.ts';
import { useFingerOrder } from './use-finger-order.ts';
import { useUpload } from './use-upload.ts';

/** The pictures of a gallery while somebody adds, orders and replaces them. `grid` is the list that shows them. */
export function useGallery(initial: GalleryPicture[], grid: RefObject<HTMLUListElement | null>, touch: () => void) {
  const [pictures, setPictures] = useState(initial);
  const [currentId, setCurrentId] = useState(initial[0]?.id ?? null);
  const [dragIndex, setDragIndex] = useState<number | null>(null);
  const [news, setNews] = useState('');
  const replacing = useRef<string | null>(null);
  const at = pictures.findIndex(({ id }) => id === currentId);
  const change = (next: (now: GalleryPicture[]) => GalleryPicture[]) => {
    setPictures(next);
    touch();
  };
  const reorder = (from: number, to: number) => change((now) => move(now, from, to));
  const reorderAloud = (from: number, to: number) => {
    reorder(from, to);
    setNews(`Picture ${from + 1} is now picture ${to + 1}.`);
  };
  useFingerOrder(grid, pictures.length, { lift: setDragIndex, move: reorderAloud });

  const upload = useUpload('gallery', (picture) => {
    const old = replacing.current;
    replacing.current = null;
    change((now) => {
      if (now.some(({ id }) => id === picture.id)) return now;
      if (old !== null) return now.map((each) => (each.id === old ? { ...each, ...picture } : each));
      return [...now, { ...picture, alt: '', focusX: 0.5, focusY: 0.5 }].slice(0, MOST.pictures);
    });
    setCurrentId(picture.id);
  });

  return {
    pictures,
    /** Which of them is chosen; -1 for none. */
    at,
    choose: setCurrentId,
    /** What a screen reader announces. */
    news,
    dragIndex,
    setDragIndex,
    reorder,
    moveByKeys(from: number, to: number) {
      if (to < 0 || to >= pictures.length) return;
      reorderAloud(from, to);
      requestAnimationFrame(() => grid.current?.querySelectorAll<HTMLElement>('button')[to]?.focus());
    },
    update: (id: string, values: Partial<GalleryPicture>) =>
      change((now) => now.map((picture) => (picture.id === id ? { ...picture, ...values } : picture))),
    remove(id: string) {
      change((now) => now.filter((picture) => picture.id !== id));
      setCurrentId(pictures[at + 1]?.id ?? pictures[at - 1]?.id ?? null);
    },
    upload,
    replace(id: string, files: Blob[]) {
      replacing.current = id;
      upload.send(files);
    },
  };
}
