// Board and cards in every state, for looking at. Only in development: `npm run dev`, then
// /gallery/?page=board|town|evening|tree|portraits|scenes&theme=light|dark&lang=en|ru|zh-CN.
import '../src/styles/tokens.css';
import '../src/styles/base.css';
import { mount } from 'svelte';
import { setLanguage, startLanguage, type LanguageId } from '../src/lib/i18n';
import Gallery from './Gallery.svelte';

const wishes = new URLSearchParams(location.search);
document.documentElement.dataset['theme'] = wishes.get('theme') ?? 'light';
const language = wishes.get('lang') as LanguageId | null;
await (language ? setLanguage(language) : startLanguage());
mount(Gallery, { target: document.getElementById('app')!, props: { page: wishes.get('page') ?? 'board' } });
