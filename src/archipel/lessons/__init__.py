"""Lessons: short guided games, written as data in the games' folders and played by the same engine."""

from archipel.lessons.course import Course
from archipel.lessons.lesson import BadLesson, Lesson, Moment, lesson_names, read_lesson

__all__ = ["BadLesson", "Course", "Lesson", "Moment", "lesson_names", "read_lesson"]
