-- Today at the desk counts what shoppers wrote and nobody has read; most of what they ever wrote was.
create index if not exists review_waiting on review (has_rude_words, id) where status = 2;
create index if not exists product_question_waiting on product_question (id) where status = 2;
create index if not exists product_answer_waiting on product_answer (question_id) where status = 2;
