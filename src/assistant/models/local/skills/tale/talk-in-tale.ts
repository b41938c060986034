import type { Decide } from '../../core/skill.ts';
import { sounds } from '../../judge/sounds.ts';
import { aside } from '../heard/aside.ts';
import { isTale } from './is-tale.ts';

/** `… yazlık sinema vardı, minderini evden götürürdün. öyle işte`: a tale that wants no film, before a word of it is a wish. */
export const talkInTale: Decide = (parsed, context) =>
  isTale(parsed) && sounds('talk in a tale', parsed) ? aside(parsed, context) : undefined;
