/** A fault in an adapter or in an effect of a page: a text of the source in place of another. */
export interface PageFault {
  /** The flow whose screens must find it. */
  readonly flow: string;
  readonly says: string;
  /** Below `src`. */
  readonly file: string;
  readonly from: string;
  readonly to: string;
}

const faultsOf = (
  flow: string,
  faults: Readonly<Record<string, readonly [file: string, from: string, to: string]>>,
): PageFault[] => Object.entries(faults).map(([says, [file, from, to]]) => ({ flow, says, file, from, to }));

const NEW_KEY = 'String(Math.random())';

export const pageFaults: readonly PageFault[] = [
  ...faultsOf('car-booking', {
    'the address of the car is not that of the list': [
      'flows/corporate-booking/steps/address.step.tsx',
      'address: place });\n            }}',
      'address: { ...place, index: null } });\n            }}',
    ],
    'a new address is not that of the car': [
      'flows/corporate-booking/steps/address.step.tsx',
      'onKept({ ...place, address, index });',
      '',
    ],
    'a new address has a new key for a repeat': [
      'flows/corporate-booking/steps/address.step.tsx',
      "call: addTakeCarAddress, about: ''",
      `call: addTakeCarAddress, about: ${NEW_KEY}`,
    ],
    'the phone of the contact is lost': [
      'flows/corporate-booking/steps/information.form.ts',
      'phone: tidyPhone(values.tel_no)',
      "phone: ''",
    ],
    'the note to the branch is lost': [
      'flows/corporate-booking/steps/information.step.tsx',
      'note: values.note.trim() });\n    },',
      "note: '' });\n    },",
    ],
    'wrong details are taken': [
      'flows/corporate-booking/steps/information.step.tsx',
      'if (Object.keys(informationProblems(values)).length === 0)',
      '',
    ],
    'the last step does not end the car': [
      'flows/corporate-booking/steps/information.step.tsx',
      "car.send({ type: 'next.requested' });",
      '',
    ],
    'another service is not kept while it is typed': [
      'flows/corporate-booking/steps/services.step.tsx',
      "car.send({ type: 'otherService.entered', text });",
      '',
    ],
    'the times are not asked for again': [
      'flows/corporate-booking/steps/time.step.tsx',
      "onRetry={() => car.send({ type: 'times.requested' })}",
      'onRetry={() => undefined}',
    ],
    'a car that is collected is stored as one that is not': [
      'flows/corporate-booking/kept/stored-car.store.ts',
      'by_mr_fit: draft.isCollected,',
      'by_mr_fit: false,',
    ],
    'the step where a car is left is not stored': [
      'flows/corporate-booking/kept/stored-car.store.ts',
      'steps: draft.steps,',
      "steps: { current: 'branch', reached: 'branch' },",
    ],
    'a tab that returns is not heard': [
      'flow-host/visit.tsx',
      "onWake(() => tell('tab.returned'))",
      'onWake(() => undefined)',
    ],
  }),
  ...faultsOf('corporate-booking', {
    'the booking of a car of the group is not looked at': [
      'flows/corporate-booking/corporate-booking.adapters.ts',
      'bookingId: car.booking?.appointment_id ?? null }];',
      'bookingId: null }];',
    ],
    'a planned visit loses its branch': [
      'flows/corporate-booking/corporate-booking.adapters.ts',
      '...(branch === undefined ? {} : { branch:',
      '...(branch !== undefined ? {} : { branch:',
    ],
    'a plan is not forgotten once it is taken in': [
      'flows/corporate-booking/corporate-booking.adapters.ts',
      'forgetPlan();',
      '',
    ],
    'holds count as released without a call': [
      'flows/corporate-booking/corporate-booking.adapters.ts',
      'const ids = names.map(({ appointmentId }) => appointmentId);',
      'const ids: string[] = [];\n    void names;',
    ],
    'a refusal of the list of cars is lost': [
      'flows/corporate-booking/corporate-booking.adapters.ts',
      '{ otherwise: refused }',
      "{ otherwise: () => ({ message: '' }) }",
    ],
    'a hold has a new key for a repeat': [
      'flows/corporate-booking/group-confirmation.adapters.ts',
      'items.map(({ car_profile_id: id }) => id).join()',
      NEW_KEY,
    ],
    'the first answer to a repeated hold counts': [
      'flows/corporate-booking/group-confirmation.adapters.ts',
      'if (repeats === null) return result;',
      'if (repeats === null || items.length > 0) return result;',
    ],
    'a confirm has a new key for a repeat': [
      'flows/corporate-booking/group-confirmation.adapters.ts',
      'request_key: requestKey,',
      "request_key: isRepeat ? '7d1f5f0e-92b3-4c58-8a07-53a2f9b3c009' : requestKey,",
    ],
    'a refusal of a repeated confirm counts as its answer': [
      'flows/corporate-booking/group-confirmation.adapters.ts',
      'const result = lasting(await api()(confirmGroup, request, { signal }), isRepeat);',
      'const result = await api()(confirmGroup, request, { signal });\n      void lasting;\n      void isRepeat;',
    ],
    'what fits is held where all or nothing was promised': [
      'flows/corporate-booking/group-confirmation.adapters.ts',
      'allow_partial: keepsWhatFits(), aff',
      'allow_partial: true, aff',
    ],
    'what fits is confirmed where all or nothing was promised': [
      'flows/corporate-booking/group-confirmation.adapters.ts',
      'allow_partial: keepsWhatFits(),\n',
      'allow_partial: true,\n',
    ],
    'a car that is to be collected is held as one that is not': [
      'flows/corporate-booking/group-confirmation.adapters.ts',
      'by_mr_fit: collectedAt !== null',
      'by_mr_fit: false',
    ],
    'the address of a car that is to be collected is not sent': [
      'flows/corporate-booking/group-confirmation.adapters.ts',
      '...(collectedAt === null ? {} : { address_take_car: wireTakeCar(collectedAt) }),',
      '',
    ],
    'a moved hold is made anew': [
      'flows/corporate-booking/group-confirmation.adapters.ts',
      '...(appointmentId === null ? {} : { appointment_id: appointmentId }),',
      '',
    ],
    'a time that is lost at the confirm is refused': [
      'flows/corporate-booking/group-confirmation.adapters.ts',
      'code === ERROR.slotTaken || code === ERROR.failedAtScheduledTime',
      'code === ERROR.slotTaken',
    ],
    'a hold that is over counts as refused': [
      'flows/corporate-booking/group-confirmation.adapters.ts',
      'code === ERROR.bookingNotFound || code === ERROR.holdExpired ||',
      'code === ERROR.bookingNotFound ||',
    ],
    'other times are not offered': [
      'flows/corporate-booking/group-confirmation.adapters.ts',
      'alternatives: alternatives.map(alternativeFrom)',
      'alternatives: []',
    ],
    'a confirmed booking of a car is moved': [
      'flows/corporate-booking/group-confirmation.adapters.ts',
      'read.value.get(id)?.booking.status === STATUS.temporary',
      'read.value.get(id)?.booking.status !== STATUS.cancelled',
    ],
    'one hold that is gone takes the others with it': [
      'flows/corporate-booking/group-confirmation.adapters.ts',
      "if (one.kind === 'ok') found.set(id, { booking: one.value.booking, now: one.value.now ?? null });\n        else if",
      'if',
    ],
    'the wrong car is opened': [
      'flows/corporate-booking/overview.part.tsx',
      "send({ type: 'car.opened', carId })",
      "send({ type: 'car.opened', carId: actor.getSnapshot().context.group.cars[0]?.draft.car.id ?? carId })",
    ],
    'the wrong car is removed': [
      'flows/corporate-booking/overview.part.tsx',
      "send({ type: 'car.removed', carId })",
      "send({ type: 'car.removed', carId: actor.getSnapshot().context.group.cars[0]?.draft.car.id ?? carId })",
    ],
    'another time goes to another car': [
      'flows/corporate-booking/overview.part.tsx',
      "type: 'alternative.chosen', subject, alternative }",
      "type: 'alternative.chosen', subject: actor.getSnapshot().context.group.cars[0]?.draft.car.id ?? subject, alternative }",
    ],
    'a booked group stays stored': [
      'flows/corporate-booking/corporate-booking.visit.ts',
      'select: selectGroup,',
      "select: (at) => (at.value === 'confirmed' ? null : selectGroup(at)),",
    ],
    'what was booked is not kept for the page after it': [
      'flows/corporate-booking/corporate-booking.visit.ts',
      'if (output) keepResult(account, output);',
      '',
    ],
    'another tab is not heard': ['flows/corporate-booking/corporate-booking.visit.ts', 'draft.watch();', ''],
    'the end of the session is not heard': [
      'flow-host/visit.tsx',
      "host.session.onSuperseded(() => actor.send({ type: 'session.superseded' }))",
      'host.session.onSuperseded(() => undefined)',
    ],
    'the page after the booking is not opened': [
      'flows/corporate-booking/corporate-booking.page.tsx',
      'if (isConfirmed) onConfirmed();',
      '',
    ],
    'which cars are chosen is not kept': [
      'flows/corporate-booking/kept/group.store.ts',
      'chosenCodes.write(group.cars.length === 0',
      'chosenCodes.write(group.cars.length > 0',
    ],
    'the promise is not stored': [
      'flows/corporate-booking/kept/group.store.ts',
      'opened,\n      promise,\n      request_key',
      "opened,\n      promise: 'fits',\n      request_key",
    ],
    'a car that is tried again keeps its former booking': [
      'flows/corporate-booking/completed.page.tsx',
      '({ ...each, appointmentId: null, heldItem: null, alternatives: null })',
      '({ ...each, heldItem: null, alternatives: null })',
    ],
  }),
  ...faultsOf('driver-link', {
    'a link is made anew by a repeat': [
      'flows/driver-link/driver-link.adapters.ts',
      'about: bookingId,',
      `about: ${NEW_KEY},`,
    ],
    'a link is made where it should be revoked': [
      'flows/driver-link/driver-link.adapters.ts',
      "if (change === 'revoke')",
      "if (change !== 'revoke' && bookingId === '')",
    ],
    'the page around is not told of a new link': ['flows/driver-link/driver-link.part.tsx', 'onChanged?.();', ''],
    'the message leaves the link out': ['flows/driver-link/driver-link.view.ts', '      address,\n', ''],
  }),
  ...faultsOf('login', {
    'a sign-in is answered without a call': [
      'flows/login/login.adapters.ts',
      'const request = { code_authentication: value, state };',
      "return { kind: 'ok', value: { kind: 'new', holder: { firstName: '', lastName: '', phone: '', email: '' } } };",
    ],
    'a registration is answered without a call': [
      'flows/login/login.adapters.ts',
      'const request = {\n      code_authentication: value,',
      `return { kind: 'ok', value: { account: 'account-1', code: 'code-of-this-login', firstName: 'สมหญิง', lastName: 'ใจงาม', phone: '0898765432', email: 'somying@example.com', image: null } };
    const request = {\n      code_authentication: value,`,
    ],
    'a sign-in has a new key for a repeat': [
      'flows/login/login.adapters.ts',
      'call: openProfile, about: state',
      `call: openProfile, about: ${NEW_KEY}`,
    ],
    'a registration has a new key for a repeat': [
      'flows/login/login.adapters.ts',
      'call: registerMember, about: state',
      `call: registerMember, about: ${NEW_KEY}`,
    ],
    'the prefilled phone is sent in place of the typed one': [
      'flows/login/registration.part.tsx',
      "actor.send({ type: 'registration.submitted', registration })",
      "actor.send({ type: 'registration.submitted', registration: registration && { ...registration, phone: actor.getSnapshot().context.newcomer.holder.phone } })",
    ],
    'the prefilled e-mail is sent in place of the typed one': [
      'flows/login/registration.form.ts',
      'email: readEmail(values.email)',
      "email: 'old@example.com'",
    ],
    'the terms are not sent as accepted by who accepted them': [
      'flows/login/login.adapters.ts',
      '...carFields(registration),',
      '',
    ],
    'a plate that exists is taken for another refusal': [
      'flows/login/login.adapters.ts',
      "plateExists: refusedAs('plateExists')",
      "plateExists: refusedAs('refused')",
    ],
    'an expired proof is taken for another refusal': [
      'flows/login/login.adapters.ts',
      "codeRefused: refusedAs('proofOver')",
      "codeRefused: refusedAs('refused')",
    ],
    'somebody incomplete is taken for somebody new': [
      'flows/login/login.adapters.ts',
      "status === 'not_registered' ? 'new' : 'incomplete'",
      "status === 'not_registered' ? 'new' : 'new'",
    ],
    'the hash of the provider is not cleared': [
      'flows/login/login.store.ts',
      "const value = said.get('oauth') ?? '';\n  forgetLogin();",
      "const value = said.get('oauth') ?? '';",
    ],
    'a sign-in of another tab is taken for its own': [
      'flows/login/login.store.ts',
      "if (state === null || (said.get('state') ?? state) !== state) return { kind: 'foreign' };",
      'if (state === null) return null;',
    ],
    'the sign-in is kept after its end': [
      'flows/login/login.flow.ts',
      'typedRegistration.write(null);\n      forgetLogin();',
      'typedRegistration.write(null);',
    ],
    'the sign-in is kept after a refusal': [
      'flows/login/login.flow.ts',
      "if (snapshot.matches('refused')) forgetLogin();\n      else",
      '',
    ],
    'what is known of a newcomer is not kept for a reload': [
      'flows/login/login.flow.ts',
      "else if (snapshot.status === 'active' && newcomer !== null) keepLogin({ proof, newcomer, isAgreed });",
      '',
    ],
    'the end of the session is not heard': [
      'flows/login/login.flow.ts',
      "host.session.onSuperseded(() => actor.send({ type: 'session.superseded' }));",
      '',
    ],
    'what was typed is kept after signing in': [
      'flows/login/login.flow.ts',
      'if (actor.getSnapshot().output !== null) typedRegistration.write(null);',
      '',
    ],
    'what is typed is not kept': [
      'flows/login/registration.part.tsx',
      'setValues(next);\n        keep(next);',
      'setValues(next);',
    ],
    'the way back from the form is lost': ['flows/login/login.part.tsx', 'leftPage.write(href);\n', '\n'],
    'the way on after signing in is lost': [
      'flows/login/login.part.tsx',
      'const [from, aim] = [leftPage.read(), aimOfLogin.read()];',
      'const [from, aim] = [leftPage.read(), null];',
    ],
    'the form of an incomplete member does not open': [
      'flows/login/login.part.tsx',
      "void navigate({ to: '/$lang/auth/information', params: { lang } });",
      '',
    ],
    'the page is not told who has signed in': [
      'flows/login/login.part.tsx',
      'if (member !== null) onSignedIn(member);',
      '',
    ],
  }),
  ...faultsOf('car-form', {
    'a car is saved without a call': [
      'flows/car-form/car-form.adapters.ts',
      'const { photoId, notes } = car;',
      "const { photoId, notes } = car;\n    if (code !== '') return { kind: 'ok', value: '3f0b6e5c-7a51-4f0e-9c6b-0d8f3f2b1a10' };",
    ],
    'adding a car has a new key for a repeat': [
      'flows/car-form/car-form.adapters.ts',
      "call: addCar, about: ''",
      `call: addCar, about: ${NEW_KEY}`,
    ],
    'changing a car has a new key for a repeat': [
      'flows/car-form/car-form.adapters.ts',
      'call: editCar, about: id',
      `call: editCar, about: ${NEW_KEY}`,
    ],
    'a car that is changed is added instead': [
      'flows/car-form/car-form.adapters.ts',
      'if (id !== null)',
      'if (id === 0)',
    ],
    'a photo that the car has is taken away': [
      'flows/car-form/car-form.store.ts',
      'return photo.id === null ? {} : { photoId: photo.id };',
      'return { photoId: photo.id };',
    ],
    'a plate that exists is taken for another refusal': [
      'flows/car-form/car-form.adapters.ts',
      "plateExists: refusedAs('plateExists')",
      "plateExists: refusedAs('refused')",
    ],
    'brand and model are swapped': [
      'flows/car-registration/car-registration.adapters.ts',
      'brand: car.brandId,\n  genres: car.modelId',
      'brand: car.modelId,\n  genres: car.brandId',
    ],
    'the name that the car had is sent in place of the typed one': [
      'flows/car-form/car-form.part.tsx',
      '{...carFormHandlers(actor, { photo, notes })}',
      '{...carFormHandlers({ send: (event) => actor.send(event.car ? { ...event, car: { ...event.car, carName: initial.texts.carName } } : event) }, { photo, notes })}',
    ],
    'what is typed is not kept': [
      'flows/car-form/car-form.part.tsx',
      'typed.keep({ texts: next, choice: car.choice, photo, notes });',
      '',
    ],
    'what was typed is kept after saving': [
      'flows/car-form/car-form.part.tsx',
      'typed.forget();\n    // What was read',
      '// What was read',
    ],
    'the list from before is kept after saving': [
      'flows/car-form/car-form.part.tsx',
      "queryClientOf(host).removeQueries({ queryKey: ofAccount(code), type: 'inactive' });",
      '',
    ],
    'the way back after saving is lost': ['flows/car-form/car-form.part.tsx', 'onSaved(texts.carName.trim());', ''],
    'a call that is too late is not given up': [
      'flows/car-form/car-form.adapters.ts',
      "{ call: addCar, about: '', request }, signal)",
      "{ call: addCar, about: '', request }, new AbortController().signal)",
    ],
    'the end of the session is not heard': [
      'flow-host/flow-host.ts',
      'return host.session.onSuperseded(() => flow.send(SUPERSEDED));',
      '',
    ],
  }),
  ...faultsOf('my-cars', {
    'a car is marked without a call': [
      'flows/my-cars/my-cars.adapters.ts',
      "if (what === 'favourite') {",
      "if (what === 'favourite') {\n      if (code !== '') return { kind: 'ok', value: null };",
    ],
    'a car is deleted without a call': [
      'flows/my-cars/my-cars.adapters.ts',
      'const deleted = await',
      "if (code !== '') return { kind: 'ok', value: null };\n    const deleted = await",
    ],
    'marking has a new key for a repeat': [
      'flows/my-cars/my-cars.adapters.ts',
      "call: chooseFavourite, about: ''",
      `call: chooseFavourite, about: ${NEW_KEY}`,
    ],
    'deleting has a new key for a repeat': [
      'flows/my-cars/my-cars.adapters.ts',
      'call: deleteCar, about: id',
      `call: deleteCar, about: ${NEW_KEY}`,
    ],
    'the booking of a refusal is lost': [
      'flows/my-cars/my-cars.adapters.ts',
      'bookingId: details.appointment_id ?? null',
      'bookingId: null',
    ],
    'a favourite is refused without its reason': [
      'flows/my-cars/my-cars.adapters.ts',
      "carIsFavourite: refusedAs('favourite')",
      "carIsFavourite: refusedAs('refused')",
    ],
    'the words of a refusal are lost': [
      'flows/my-cars/my-cars.adapters.ts',
      "otherwise: refusedAs('refused')",
      "otherwise: () => ({ kind: 'refused', message: '' })",
    ],
    'a car that is gone is refused': [
      'flows/my-cars/my-cars.adapters.ts',
      "deleted.failure === 'carNotFound'",
      "deleted.failure === 'photoNotFound'",
    ],
    'the list is not read again': [
      'flows/my-cars/my-cars.part.tsx',
      'void client.invalidateQueries({ queryKey });',
      '',
    ],
    'the list is not read again after a refusal': [
      'flows/my-cars/my-cars.part.tsx',
      'if (done !== null || isRefused) readAgain(done);',
      'if (done !== null) readAgain(done);',
    ],
    'a call that is too late is not given up': [
      'flows/my-cars/my-cars.adapters.ts',
      "about: '', request }, signal)",
      "about: '', request }, new AbortController().signal)",
    ],
    'the end of the session is not heard': [
      'flow-host/flow-host.ts',
      'return host.session.onSuperseded(() => flow.send(SUPERSEDED));',
      '',
    ],
  }),
  ...faultsOf('cancellation', {
    'a booking is cancelled by its code without a call': [
      'flows/cancellation/cancellation.adapters.ts',
      'const { id, plate, code } = booking;',
      "const { id, plate, code } = booking;\n    if (code !== '') return { kind: 'ok', value: [{ id, result: 'cancelled' }] };",
    ],
    'a booking of an account is cancelled without a call': [
      'flows/cancellation/cancellation.adapters.ts',
      'if (others.length === 0) {',
      "if (others.length === 0) {\n      if (code !== '') return { kind: 'ok', value: [{ id: only, result: 'cancelled' }] };",
    ],
    'several bookings are cancelled without a call': [
      'flows/cancellation/cancellation.adapters.ts',
      'const request = { code, item: ids, status: STATUS.cancelled };',
      "const request = { code, item: ids, status: STATUS.cancelled };\n    if (code !== '') return { kind: 'ok', value: ids.map((id) => ({ id, result: 'cancelled' })) };",
    ],
    'cancelling by code has a new key for a repeat': [
      'flows/cancellation/cancellation.adapters.ts',
      'call: cancelByCode, about: id',
      `call: cancelByCode, about: ${NEW_KEY}`,
    ],
    'cancelling a booking of an account has a new key for a repeat': [
      'flows/cancellation/cancellation.adapters.ts',
      'call: changeStatus, about: only',
      `call: changeStatus, about: ${NEW_KEY}`,
    ],
    'cancelling several has a new key for a repeat': [
      'flows/cancellation/cancellation.adapters.ts',
      'call: changeStatusList, about: ids.join()',
      `call: changeStatusList, about: ${NEW_KEY}`,
    ],
    'only the first of several is cancelled': [
      'flows/cancellation/cancellation.adapters.ts',
      'const request = { code, item: ids,',
      'const request = { code, item: ids.slice(0, 1),',
    ],
    'a booking that was too late is said to be gone': [
      'flows/cancellation/cancellation.adapters.ts',
      "return ends('tooLate');",
      "return ends('gone');",
    ],
    'a booking that was cancelled already is said to be cancelled now': [
      'flows/cancellation/cancellation.adapters.ts',
      "(already ? 'already' : 'cancelled')",
      "(already ? 'cancelled' : 'cancelled')",
    ],
    'a booking that is gone is refused': [
      'flows/cancellation/cancellation.adapters.ts',
      "case 'bookingNotFound':",
      "case 'branchNotFound':",
    ],
    'a refusal of a repeat is taken for an answer': [
      'api/writes/keyed-write.ts',
      'return lasting(result, repeats !== null);',
      'return lasting(result, false);',
    ],
    'the results of several are lost': [
      'flows/cancellation/cancellation.adapters.ts',
      'list.map(({ appointment_id: id, result }) => ({ id, result }))',
      "list.map(({ appointment_id: id }) => ({ id, result: 'cancelled' }))",
    ],
    'the page is not told what was cancelled': [
      'flows/cancellation/cancellation.part.tsx',
      'if (isSettled) onSettled(bookings.map(({ id }) => id));',
      '',
    ],
    'the page is not told that an answer is awaited': [
      'flows/cancellation/cancellation.part.tsx',
      'useEffect(() => onAwaited?.(awaited), [awaited, onAwaited]);',
      '',
    ],
    'what ended elsewhere is not heard': [
      'flows/cancellation/cancellation.part.tsx',
      "actor.send({ type: 'bookings.endedElsewhere', ids: endedIds.split(',') });",
      '{}',
    ],
    'Back does not take the question away': [
      'flows/cancellation/cancellation.part.tsx',
      "else if (actor.getSnapshot().matches('asking')) actor.send({ type: 'cancellation.declined' });",
      '',
    ],
    'the question stays in the history after it was answered': [
      'flows/cancellation/cancellation.part.tsx',
      'question.agree();\n',
      '\n',
    ],
    'the end of the session is not heard': [
      'flow-host/flow-host.ts',
      'return host.session.onSuperseded(() => flow.send(SUPERSEDED));',
      '',
    ],
  }),
  ...faultsOf('coupon-redeem', {
    'the offer is known without a call': [
      'flows/coupon-redeem/coupon-redeem.adapters.ts',
      'const result = await api()(listCoupons, { code }, { signal });',
      "if (code !== '') return { kind: 'ok', value: { coupons: [], points: 110, windowMinutes: 15 } };\n    const result = await api()(listCoupons, { code }, { signal });",
    ],
    'a coupon is obtained as the one that was used before': [
      'flows/coupon-redeem/coupon-redeem.adapters.ts',
      'obtainCoupon, { code, coupon_id }',
      'obtainCoupon, { code, coupon_id: coupon_id + 1 }',
    ],
    'points are used without a call': [
      'flows/coupon-redeem/coupon-redeem.adapters.ts',
      'toOutcome(lasting(await api()(useCoupon, { code, items }, { signal }), isRepeat), FAILURES, redemptionFrom)',
      'toOutcome(lasting(await api()(readCouponStatus, { code, items }, { signal }), isRepeat), FAILURES, redemptionFrom)',
    ],
    'a refusal of a repeat is taken for an answer': [
      'flows/coupon-redeem/coupon-redeem.adapters.ts',
      'lasting(await api()(useCoupon, { code, items }, { signal }), isRepeat)',
      'await api()(useCoupon, { code, items }, { signal })',
    ],
    'the points of a refusal are lost': [
      'flows/coupon-redeem/coupon-redeem.adapters.ts',
      'points: details.points ?? null',
      'points: null',
    ],
    'a coupon that is gone is refused': ['flows/coupon-redeem/coupon-redeem.adapters.ts', 'couponNotFound: gone,', ''],
    'a redemption that is gone is refused': [
      'flows/coupon-redeem/coupon-redeem.adapters.ts',
      'redemptionNotFound: gone,',
      '',
    ],
    'a session that is over is taken for a refusal': [
      'flows/coupon-redeem/coupon-redeem.adapters.ts',
      'duplicateLogin: signedOut,',
      '',
    ],
    'the time left is counted by the clock of the device': [
      'flows/coupon-redeem/coupon-redeem.adapters.ts',
      'epochMs(redemption.expires_at) - epochMs(now)',
      'epochMs(redemption.expires_at) - Date.now()',
    ],
    'the list below is not read again': [
      'flows/coupon-redeem/redeem.page.tsx',
      '() => void queryClientOf(host).invalidateQueries({ queryKey: ofAccount(code) }),',
      '() => undefined,',
    ],
    'the list below is not read again when a code was used': [
      'flows/coupon-redeem/use-coupon-redeem.ts',
      "if (name === 'open' || name === 'unchecked' || name === 'used' || name === 'expired') onChanged();",
      "if (name === 'open') onChanged();",
    ],
    'the way back to a code is lost': [
      'flows/coupon-redeem/coupon-redeem.part.tsx',
      'useEffect(() => onRedemption(shownId), [shownId, onRedemption]);',
      '',
    ],
    'a code is not looked after when the tab is seen again': [
      'flows/coupon-redeem/use-coupon-redeem.ts',
      "useEffect(() => onWake(() => actor.send({ type: 'tab.returned' })), [actor]);",
      '',
    ],
    'a call that is too late is not given up': [
      'flows/coupon-redeem/coupon-redeem.adapters.ts',
      'readCouponStatus, { code, items }, { signal }',
      'readCouponStatus, { code, items }, {}',
    ],
    'the end of the session is not heard': [
      'flow-host/flow-host.ts',
      'return host.session.onSuperseded(() => flow.send(SUPERSEDED));',
      '',
    ],
  }),
  ...faultsOf('booking-lookup', {
    'a booking is found without a call': [
      'flows/booking-lookup/booking-lookup.adapters.ts',
      'findBooking: async ({ plate, code }, signal) => {',
      "findBooking: async ({ plate, code }, signal) => {\n    if (code !== '') return { kind: 'failed', failure: { kind: 'notFound' } };",
    ],
    'plate and code are swapped': [
      'flows/booking-lookup/booking-lookup.adapters.ts',
      '{ register_number: plate, booking_code: code }',
      '{ register_number: code, booking_code: plate }',
    ],
    'a wrong pair is taken for another refusal': [
      'flows/booking-lookup/booking-lookup.adapters.ts',
      'bookingNotFound: notFound, ',
      '',
    ],
    'the pause after too many tries is lost': [
      'flows/booking-lookup/booking-lookup.adapters.ts',
      'retryAfter: details.retry_after ?? WAIT_SECONDS',
      'retryAfter: WAIT_SECONDS',
    ],
    'the address does not name what is shown': [
      'flows/booking-lookup/lookup.part.tsx',
      "onAddress(question, named === NOTHING ? 'push' : 'replace');",
      '',
    ],
    'a booking is not read again when the page is seen again': [
      'flows/cancellation/use-cancelled-elsewhere.ts',
      'const stopWaking = onWake(() => heard(null));',
      'const stopWaking = () => undefined;',
    ],
    'another booking cannot be looked for': ['flows/booking-lookup/lookup.part.tsx', "onAddress(null, 'push');", ''],
    'what is asked is asked twice': [
      'flows/booking-lookup/lookup.part.tsx',
      "if (value === 'asking' || context.question === null || nameOf(context.question) !== nameOf(question))\n",
      'if (value !== "" || context.question)\n',
    ],
    'the model of the car is lost': [
      'flows/booking-lookup/booking-lookup.adapters.ts',
      'model: customer.model',
      "model: ''",
    ],
    'a call that is too late is not given up': [
      'flows/booking-lookup/booking-lookup.adapters.ts',
      'booking_code: code }, { signal }',
      'booking_code: code }, {}',
    ],
    'the end of the session is not heard': [
      'flow-host/flow-host.ts',
      'return host.session.onSuperseded(() => flow.send(SUPERSEDED));',
      '',
    ],
  }),
  ...faultsOf('car-registration', {
    'the lists are known without a call': [
      'flows/car-registration/car-registration.adapters.ts',
      'listCarMasterData: async (question, signal) => {',
      "listCarMasterData: async (question, signal) => {\n    if (signal) return { kind: 'ok', value: [{ id: 1, name: 'Toyota' }, { id: 2, name: 'Isuzu' }] };",
    ],
    'the model is not named when variants are listed': [
      'flows/car-registration/car-registration.adapters.ts',
      '...(modelId === null ? {} : { car_model: modelId }),',
      '',
    ],
    'the words of a refusal are lost': [
      'flows/car-registration/car-registration.adapters.ts',
      'toOutcome(result, { otherwise: refused }',
      "toOutcome(result, { otherwise: () => ({ message: '' }) }",
    ],
    'a variant is taken for a model': [
      'flows/car-registration/car-registration.flow.ts',
      "variant: 'variant.chosen'",
      "variant: 'model.chosen'",
    ],
    'a list that is not wanted any more is not given up': [
      'flows/car-registration/car-registration.adapters.ts',
      'requestFor(question), { signal }',
      'requestFor(question), {}',
    ],
    'a failed list is not asked for again': [
      'flows/car-registration/car-registration.flow.ts',
      "onCarRetry: () => actor.send({ type: 'retry.requested' }),",
      'onCarRetry: () => undefined,',
    ],
  }),
  ...faultsOf('fleet-import', {
    'an import counts as done without a call': [
      'flows/fleet-import/fleet-import.adapters.ts',
      'const request = { code: code(), file_upload: upload,',
      "if (upload.size > 0) return { kind: 'ok', value: { importId: '7b1c2d3e-4f50-4a61-8b72-9c83ad94be05', added: 1, changed: 0, unchanged: 0, refused: [] } };\n      const request = { code: code(), file_upload: upload,",
    ],
    'an import has a new key for a repeat': [
      'flows/fleet-import/fleet-import.adapters.ts',
      'call: importFleet, about: account',
      `call: importFleet, about: ${NEW_KEY}`,
    ],
    'only new cars are sent': [
      'flows/fleet-import/fleet-import.adapters.ts',
      "reader.accepted(['added', 'changed'])",
      "reader.accepted(['added'])",
    ],
    'a refused row is named by its row in what was sent': [
      'flows/fleet-import/fleet-import.adapters.ts',
      'rows[result.row - 2]',
      'rows[-1]',
    ],
    'new and changed cars are confused': [
      'flows/fleet-import/fleet-import.adapters.ts',
      'added: counts.added,',
      'added: counts.changed,',
    ],
    'a list is sent under the name of what was made of it': [
      'flows/fleet-import/fleet-import.adapters.ts',
      'file?.name ?? upload.name',
      'upload.name',
    ],
    'an undo counts as done without a call': [
      'flows/fleet-import/fleet-import.adapters.ts',
      'undoImport: async (id, signal) => {',
      "undoImport: async (id, signal) => {\n      if (id !== '') return { kind: 'ok', value: { removed: 1, restored: 0, kept: [] } };",
    ],
    'an undo has a new key for a repeat': [
      'flows/fleet-import/fleet-import.adapters.ts',
      'call: undoImport, about: id',
      `call: undoImport, about: ${NEW_KEY}`,
    ],
    'deleted and restored cars are confused': [
      'flows/fleet-import/fleet-import.adapters.ts',
      'removed: deleted,',
      'removed: restored,',
    ],
    'the hidden rows are read unasked': [
      'flows/fleet-import/steps/sheets.screen.tsx',
      'const [filteredToo, setFilteredToo] = useState(false);',
      'const [filteredToo, setFilteredToo] = useState(true);',
    ],
    'a corrected column is not sent to the reader': [
      'flows/fleet-import/fleet-import.adapters.ts',
      'mapping: choice.mapping ?? {}',
      'mapping: {}',
    ],
    'a remembered column is not used': [
      'flows/fleet-import/fleet-import.adapters.ts',
      'choice.mapping === null ? rememberedColumns(columns) : null',
      'null',
    ],
    'a suggestion is taken for another field': [
      'flows/fleet-import/fleet-import.view.ts',
      '{ sheet, row, field, value: suggestion }',
      "{ sheet, row, field: 'model', value: suggestion }",
    ],
    'a closing page does not ask for an open preview': [
      'flows/fleet-import/fleet-import.part.tsx',
      'useCloseWarning(isUnsaved(screen));',
      'useCloseWarning(false);',
    ],
    'a page is left unasked while an import is on its way': [
      'flows/fleet-import/fleet-import.part.tsx',
      'useLeaveWarning(isAwaited(screen));',
      'useLeaveWarning(false);',
    ],
    'a chart does not hear that the session has ended': [
      'flows/fleet-import/fleet-import.part.tsx',
      "actor.send({ type: 'session.superseded' })",
      'undefined',
    ],
    'a file that is refused by the reader counts as a fleet that is not there': [
      'flows/fleet-import/fleet-import.adapters.ts',
      "failure: { kind: 'file', refusal }",
      "failure: { kind: 'server', message: refusal }",
    ],
    'a new step leaves its heading without the focus': [
      'flows/fleet-import/fleet-import.screen.tsx',
      'title?.focus({ preventScroll: true });',
      '',
    ],
  }),
  ...faultsOf('car-photo', {
    'a photo counts as sent without a call': [
      'flows/car-photo/car-photo.adapters.ts',
      'onProgress(0);',
      "onProgress(0);\n    if (code !== '') return { kind: 'ok', value: { id: '3f0b6e5c-7a51-4f0e-9c6b-0d8f3f2b1a10', url: '/x/photos/sent' } };",
    ],
    'the address for a photo is asked for, and nothing is sent there': [
      'flows/car-photo/car-photo.adapters.ts',
      'await sendPhotoTo(api(), upload_url, file, { signal, onProgress }),',
      "{ kind: 'ok', value: {} },",
    ],
    'the size of the photo is wrong': [
      'flows/car-photo/car-photo.adapters.ts',
      'file_size: file.size',
      'file_size: file.size + 1',
    ],
    'a photo is sent to where it will be read': [
      'flows/car-photo/car-photo.adapters.ts',
      'sendPhotoTo(api(), upload_url, file,',
      'sendPhotoTo(api(), image_url, file,',
    ],
    'a photo that was made smaller keeps its name': [
      'flows/car-photo/photo-fitting.adapters.ts',
      'new File([made], jpegName(file.name)',
      'new File([made], file.name',
    ],
    'a photo that cannot be opened is taken to be too large': [
      'flows/car-photo/photo-fitting.adapters.ts',
      "isHeic(file) ? 'unreadable' : 'tooLarge'",
      "'tooLarge'",
    ],
    'the form is not told of the photo': [
      'flows/car-photo/car-photo.part.tsx',
      'reported.current = photo;\n    tell(photo);',
      'reported.current = photo;',
    ],
    'the form is not told that a photo is on its way': [
      'flows/car-photo/car-photo.part.tsx',
      'useEffect(() => tellSending(isSending), [isSending]);',
      '',
    ],
    'a call that is too late is not given up': [
      'flows/car-photo/car-photo.adapters.ts',
      'await api()(askUpload, request, { signal })',
      'await api()(askUpload, request, {})',
    ],
    'the end of the session is not heard': [
      'flow-host/flow-host.ts',
      'return host.session.onSuperseded(() => flow.send(SUPERSEDED));',
      '',
    ],
  }),
  ...faultsOf('session', {
    'an account counts as signed out without a call': [
      'flows/session/session.adapters.ts',
      'const result = await api()(signOut, { kind }, { signal });',
      "const result = { kind: 'ok', value: { kind } };",
    ],
    'always the member is signed out': [
      'flows/session/session.adapters.ts',
      '(signOut, { kind }',
      "(signOut, { kind: 'member' }",
    ],
    'the other tabs are not told': [
      'flows/session/session.adapters.ts',
      "if (result.kind === 'ok') tabs.tell({ type: 'session.ended', kinds: [kind] });",
      '',
    ],
    'the other tabs are told before it is so': [
      'flows/session/session.adapters.ts',
      "if (result.kind === 'ok') tabs.tell",
      'tabs.tell',
    ],
    'the words of a refusal are lost': [
      'flows/session/session.adapters.ts',
      '{ otherwise: refused }',
      "{ otherwise: () => ({ message: '' }) }",
    ],
    'the accounts that an answer names are not read': [
      'flows/session/session.visit.ts',
      'named.length > 0 ? named : ACCOUNT_KINDS',
      'ACCOUNT_KINDS',
    ],
    'what waits is not told that the session is over': [
      'flows/session/session.visit.ts',
      'if (isNoticed && !wasNoticed) hear();',
      '',
    ],
    'the other tabs are not heard': ['flows/session/session.visit.ts', 'else void take(report);', ''],
    'a sign-out that is too late is not given up': [
      'flows/session/session.adapters.ts',
      '{ kind }, { signal }',
      '{ kind }, {}',
    ],
    'an answer says nothing of the session': ['api/client.ts', 'if (news !== null) options.onSession?.(news);', ''],
  }),
  ...faultsOf('booking-confirmation', {
    'a time counts as held without a call': [
      'flows/booking-confirmation/booking-confirmation.adapters.ts',
      'const { subject, appointmentId, ...item } = only(asks);',
      "const { subject, appointmentId, ...item } = only(asks);\n      if (subject !== '') return about(subject, { kind: 'failed', failure: { code: 'gone' } });",
    ],
    'a hold has a new key for a repeat': [
      'flows/booking-confirmation/booking-confirmation.adapters.ts',
      'call: setupTemporary, about: subject',
      `call: setupTemporary, about: ${NEW_KEY}`,
    ],
    'an extension has a new key for a repeat': [
      'flows/booking-confirmation/booking-confirmation.adapters.ts',
      'call: extendHold, about: appointmentId',
      `call: extendHold, about: ${NEW_KEY}`,
    ],
    'a confirm has a new key for a repeat': [
      'flows/booking-confirmation/booking-confirmation.adapters.ts',
      'device, request_key: requestKey };',
      "device, request_key: isRepeat ? '7d1f5f0e-92b3-4c58-8a07-53a2f9b3c009' : requestKey };",
    ],
    'a moved hold is made anew': [
      'flows/booking-confirmation/booking-confirmation.adapters.ts',
      'appointmentId === null ? {} : { appointment_id: appointmentId };\n      return about',
      '{};\n      return about',
    ],
    'the message to the branch is lost': [
      'flows/booking-confirmation/booking-item.adapters.ts',
      '  note: item.note,\n});\n\nexport const bookingItemFrom',
      "  note: '',\n});\n\nexport const bookingItemFrom",
    ],
    'the lead time is not sent': [
      'flows/booking-confirmation/booking-item.adapters.ts',
      'max_pre_day: item.leadDays',
      'max_pre_day: 0',
    ],
    'other times are not offered': [
      'flows/booking-confirmation/booking-confirmation.adapters.ts',
      '(details.alternatives ?? []).map(alternativeFrom)',
      '[]',
    ],
    'a slot that is lost at the confirm is refused': [
      'flows/booking-confirmation/booking-confirmation.adapters.ts',
      'failedAtScheduledTime: slotLost,',
      '',
    ],
    'a hold that is over counts as refused': [
      'flows/booking-confirmation/booking-confirmation.adapters.ts',
      'holdExpired: gone,',
      '',
    ],
    'a booking that is confirmed already is refused': [
      'flows/booking-confirmation/booking-confirmation.adapters.ts',
      '...lost, alreadyConfirmed, otherwise',
      '...lost, otherwise',
    ],
    'the end of the hold is lost': [
      'flows/booking-confirmation/booking-confirmation.adapters.ts',
      'expiresAt: expires_at ?? null,\n  serverNow',
      'expiresAt: null,\n  serverNow',
    ],
    'a confirmed booking is read as held': [
      'flows/booking-confirmation/booking-confirmation.adapters.ts',
      'if (status === STATUS.confirmed && code !== null)',
      'if (status === STATUS.noShow && code !== null)',
    ],
    'an extension can be asked for twice': [
      'flows/booking-confirmation/booking-confirmation.adapters.ts',
      "extended ? 'used' : 'offered'",
      "extended ? 'offered' : 'offered'",
    ],
    'a call that is too late is not given up': [
      'flows/booking-confirmation/booking-confirmation.adapters.ts',
      'await api()(confirm, request, { signal })',
      'await api()(confirm, request, {})',
    ],
    'the end of the session is not heard': [
      'flow-host/flow-host.ts',
      'return host.session.onSuperseded(() => flow.send(SUPERSEDED));',
      '',
    ],
  }),
];
