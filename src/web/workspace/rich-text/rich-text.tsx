import { Extension } from '@tiptap/core';
import Image from '@tiptap/extension-image';
import { Plugin, PluginKey, TextSelection } from '@tiptap/pm/state';
import { Decoration, DecorationSet } from '@tiptap/pm/view';
import { type Editor, EditorContent, useEditor, useEditorState } from '@tiptap/react';
import StarterKit from '@tiptap/starter-kit';
import {
  Bold,
  Heading3,
  type IconNode,
  ImagePlus,
  Italic,
  Link as LinkIcon,
  List,
  ListOrdered,
  Quote,
  Redo2,
  Undo2,
} from 'lucide';
import { type KeyboardEvent, useEffect, useImperativeHandle, useLayoutEffect, useRef, useState } from 'react';
import { IconButton } from '#web/ui/buttons/icon-button.tsx';
import { countText } from '#web/ui/text/number-format.ts';
import { PictureForm } from './picture-form.tsx';
import css from './rich-text.module.css';
import type { RichTextHandle, RichTextProps } from './rich-text-props.ts';

const marksKey = new PluginKey<DecorationSet>('suggestions');

/** Marks the passages that suggestions are about. They are no part of the text. */
const Suggestions = Extension.create({
  name: 'suggestions',
  addProseMirrorPlugins: () => [
    new Plugin<DecorationSet>({
      key: marksKey,
      state: {
        init: () => DecorationSet.empty,
        apply: (transaction, marks) => transaction.getMeta(marksKey) ?? marks.map(transaction.mapping, transaction.doc),
      },
      props: { decorations: (state) => marksKey.getState(state) },
    }),
  ],
});

const EXTENSIONS = [
  StarterKit.configure({
    heading: { levels: [2, 3, 4] },
    code: false,
    codeBlock: false,
    horizontalRule: false,
    strike: false,
    underline: false,
    link: { openOnClick: false, autolink: true, defaultProtocol: 'https', protocols: ['http', 'https', 'mailto'] },
  }),
  Suggestions,
];
/** Pictures of other sites, as a pasted page brings them, are left out here as they are when the text is saved. */
const OwnImage = Image.extend({ parseHTML: () => [{ tag: 'img[src^="/images/"]' }] });
const WITH_PICTURES = [...EXTENSIONS, OwnImage];

/** A text with its toolbar. Whatever is pasted keeps only what these extensions know. */
export default function RichText({
  name,
  html,
  label,
  invalid,
  hasFocus,
  marks,
  uploadPicture,
  onChange,
  handle,
}: RichTextProps) {
  const editor = useEditor({
    extensions: uploadPicture ? WITH_PICTURES : EXTENSIONS,
    content: html,
    immediatelyRender: true,
    // The page's policy allows no styles of scripts.
    injectCSS: false,
    editorProps: {
      // The title of a pasted page stays a heading. The cells of a table become one line, and their words must not run
      // together.
      transformPastedHTML: (pasted) => pasted.replace(/<(\/?)h1\b/gi, '<$1h2').replace(/<\/t[dh]\s*>/gi, ' $&'),
      attributes: {
        id: name,
        role: 'textbox',
        'aria-multiline': 'true',
        'aria-label': label,
        ...(invalid && { 'aria-invalid': 'true', 'aria-describedby': `${name}-error` }),
        class: css.body ?? '',
      },
    },
    onUpdate: ({ editor: current }) => onChange(current.isEmpty ? '' : current.getHTML()),
  });

  useLayoutEffect(() => {
    if (!hasFocus) return;
    // As the plain field goes. The editor's own way waits for a frame, in which the next key would be lost.
    editor.view.dispatch(editor.state.tr.setSelection(TextSelection.atEnd(editor.state.doc)));
    editor.view.focus();
  }, [editor, hasFocus]);

  useImperativeHandle(handle, (): RichTextHandle => {
    return {
      show(passage) {
        const range = findPassage(editor, passage);
        if (range) editor.chain().focus().setTextSelection(range).scrollIntoView().run();
        else editor.commands.focus();
      },
      replace(passage, text) {
        const range = findPassage(editor, passage);
        if (range) editor.chain().focus().insertContentAt(range, { type: 'text', text }).run();
      },
    };
  }, [editor]);

  useEffect(() => {
    const ranges = marks.flatMap(({ passage, number }) => {
      const at = findPassage(editor, passage);
      return at ? [Decoration.inline(at.from, at.to, { class: css.mark ?? '', 'data-number': String(number) })] : [];
    });
    editor.view.dispatch(editor.state.tr.setMeta(marksKey, DecorationSet.create(editor.state.doc, ranges)));
  }, [editor, marks]);

  return (
    <div className={css.box} data-invalid={invalid || undefined}>
      <Toolbar editor={editor} uploadPicture={uploadPicture} />
      <EditorContent editor={editor} />
    </div>
  );
}

/** The first place of these words, also across bold and italic. */
function findPassage(editor: Editor, passage: string): { from: number; to: number } | null {
  let result: { from: number; to: number } | null = null;
  editor.state.doc.descendants((node, position) => {
    if (result || !node.isTextblock) return !result;
    const at = node.textBetween(0, node.content.size, '\n', '\n').indexOf(passage);
    if (at >= 0) result = { from: position + 1 + at, to: position + 1 + at + passage.length };
    return false;
  });
  return result;
}

type Tool = { label: string; icon: IconNode; isOptional?: boolean; isOn?: boolean; run: () => void };

function Toolbar({ editor, uploadPicture }: { editor: Editor } & Pick<RichTextProps, 'uploadPicture'>) {
  const [isLinking, setLinking] = useState(false);
  const [isPicturing, setPicturing] = useState(false);
  const [current, setCurrent] = useState(0);
  const bar = useRef<HTMLDivElement>(null);
  const on = useEditorState({
    editor,
    selector: ({ editor: now }) => ({
      heading: now.isActive('heading'),
      bold: now.isActive('bold'),
      italic: now.isActive('italic'),
      bulletList: now.isActive('bulletList'),
      orderedList: now.isActive('orderedList'),
      blockquote: now.isActive('blockquote'),
      link: now.isActive('link'),
      words: now.getText().split(/\s+/).filter(Boolean).length,
    }),
  });
  const chain = () => editor.chain().focus();
  const tools: (Tool | null)[] = [
    {
      label: 'Heading',
      icon: Heading3,
      isOn: on.heading,
      run: () => chain().toggleHeading({ level: 3 }).run(),
    },
    { label: 'Bold', icon: Bold, isOn: on.bold, run: () => chain().toggleBold().run() },
    { label: 'Italic', icon: Italic, isOn: on.italic, run: () => chain().toggleItalic().run() },
    null,
    { label: 'Bulleted list', icon: List, isOn: on.bulletList, run: () => chain().toggleBulletList().run() },
    { label: 'Numbered list', icon: ListOrdered, isOn: on.orderedList, run: () => chain().toggleOrderedList().run() },
    {
      label: 'Quote',
      icon: Quote,
      isOptional: true,
      isOn: on.blockquote,
      run: () => chain().toggleBlockquote().run(),
    },
    { label: 'Link', icon: LinkIcon, isOn: on.link, run: () => setLinking((now) => !now) },
    ...(uploadPicture ? [{ label: 'Picture', icon: ImagePlus, run: () => setPicturing((now) => !now) }] : []),
    null,
    { label: 'Undo', icon: Undo2, run: () => chain().undo().run() },
    { label: 'Redo', icon: Redo2, isOptional: true, run: () => chain().redo().run() },
  ];
  const move = (event: KeyboardEvent) => {
    const steps: Record<string, number> = { ArrowRight: 1, ArrowLeft: -1 };
    const step = steps[event.key];
    if (step === undefined) return;
    event.preventDefault();
    const buttons = [...(bar.current?.querySelectorAll<HTMLElement>('button') ?? [])].filter((one) =>
      one.checkVisibility(),
    );
    const next = buttons.at((buttons.indexOf(document.activeElement as HTMLElement) + step) % buttons.length);
    next?.focus();
  };
  return (
    <>
      <div ref={bar} className={css.bar} role="toolbar" aria-label="Text format" onKeyDown={move}>
        {tools.map((tool, at) =>
          tool === null ? (
            // biome-ignore lint/suspicious/noArrayIndexKey: the toolbar never changes
            <span key={at} />
          ) : (
            <IconButton
              key={tool.label}
              icon={tool.icon}
              label={tool.label}
              className={tool.isOptional ? css.optional : undefined}
              pressed={tool.isOn}
              tabIndex={at === current ? 0 : -1}
              onFocus={() => setCurrent(at)}
              onMouseDown={(event) => event.preventDefault()}
              onClick={tool.run}
            />
          ),
        )}
        <b className={css.count}>{countText(on.words, 'word')}</b>
      </div>
      {isPicturing && uploadPicture && (
        <PictureForm editor={editor} uploadPicture={uploadPicture} onDone={() => setPicturing(false)} />
      )}
      {isLinking && <LinkForm editor={editor} onDone={() => setLinking(false)} />}
    </>
  );
}

function LinkForm({ editor, onDone }: { editor: Editor; onDone: () => void }) {
  const [address, setAddress] = useState<string>(editor.getAttributes('link').href ?? '');
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.focus(), []);
  const apply = () => {
    const input = address.trim();
    const href = /^[\w-]+(?:\.[\w-]+)+/.test(input) ? `https://${input}` : input;
    const chain = editor.chain().focus().extendMarkRange('link');
    if (href === '') chain.unsetLink().run();
    else if (editor.state.selection.empty && !editor.isActive('link')) {
      chain.insertContent({ type: 'text', text: href, marks: [{ type: 'link', attrs: { href } }] }).run();
    } else chain.setLink({ href }).run();
    onDone();
  };
  return (
    <div className={css.link}>
      <label>
        <span className="vh">Address of the link</span>
        <input
          ref={field}
          value={address}
          placeholder="https://"
          inputMode="url"
          onChange={(event) => setAddress(event.target.value)}
          onKeyDown={(event) => {
            if (event.key === 'Enter') {
              event.preventDefault();
              apply();
            }
            if (event.key === 'Escape') onDone();
          }}
        />
      </label>
      <button type="button" className="link" onClick={apply}>
        {address.trim() === '' ? 'Remove link' : 'Set link'}
      </button>
    </div>
  );
}
